let lines: string[] = []

/** Where a test's shop logs what it did not expect: beside an answer of 500 stands nothing of the cause. */
export const shopErrors = {
  level: 'error',
  stream: {
    write(line: string): void {
      lines.push(line)
    },
  },
}

/** What was logged since it was asked last. */
export function takeShopErrors(): string[] {
  const taken = lines
  lines = []
  return taken
}
