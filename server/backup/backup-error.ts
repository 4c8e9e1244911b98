/** What whoever runs the command can do something about; its message says it. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
