/** A setting that cannot be used; its message names the variable and says what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/**
 * What the beginning of a program makes of the settings; one that cannot be used ends the program with its
 * sentence.
 */
export async function orEnd<Result>(begin: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await begin()
  } catch (error) {
    // By its name: in development this class is there twice, once of Vite and once of Node.
    if (!(error instanceof Error) || error.name !== 'SettingsError') throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
