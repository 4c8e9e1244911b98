import { access, constants, stat } from 'node:fs/promises'

import { SettingsError } from '../settings-error.ts'

/**
 * Why no backup can be written into this folder, in words; null where one can. It is never made: where it is
 * missing its disk may be, and a backup belongs onto no other.
 * @throws SettingsError where it is no folder, which only another setting mends
 */
export async function problemOfBackupDir(dir: string): Promise<string | null> {
  try {
    if (!(await stat(dir)).isDirectory())
      throw new SettingsError(`BACKUP_DIR ${dir} is a file, and must be a folder.`)
    await access(dir, constants.R_OK | constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    if (error instanceof SettingsError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    const [why, todo] = {
      ENOENT: ['does not exist', 'Make it, or mount its disk'],
      EACCES: ['cannot be written by the account that runs the shop', 'Let it'],
      EROFS: ['is on a disk that can only be read', 'Mount it for writing'],
    }[code ?? ''] ?? [`cannot be used (${message})`, 'Look at it']
    return `BACKUP_DIR ${dir} ${why}. ${todo}: until then the shop takes no backups by itself.`
  }
}
