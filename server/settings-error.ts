/** A setting that cannot be used; its message names the variable and says what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}
