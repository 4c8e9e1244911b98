/** What is said of a field that is not there, or is there and empty. */
export const missing = 'This field is required.'

/** For a field with words of its own: one that was left out is said to be missing, and not to be wrong. */
export function orMissing(sentence: string) {
  return ({ input }: { input?: unknown }): string => (isBlank(input) ? missing : sentence)
}

function isBlank(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '')
}
