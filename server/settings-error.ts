/** A setting that cannot be used; its message names the variable and says what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/**
 * Whether the sentence of an error says all to whoever starts the program. By its name: in development these
 * classes are there twice, once of Vite and once of Node.
 */
export function isForOperator(error: unknown): error is Error {
  return (
    error instanceof Error &&
    ['SettingsError', 'DataFolderRefused', 'LockTaken', 'HalfRestored', 'BackupError'].includes(error.name)
  )
}

/**
 * What the beginning of a program makes of the settings; one that cannot be used ends the program with its
 * sentence.
 */
export async function orEnd<Result>(begin: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await begin()
  } catch (error) {
    if (!isForOperator(error)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
