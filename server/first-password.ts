import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { SettingsError } from './settings-error.ts'

interface SignIn {
  email: string
  password: string
}

/**
 * Writes the first administrator's sign-in into a file that only this account can read, and answers where it
 * is: what is no terminal goes into logs, which others read and keep.
 * @throws SettingsError where there is no place for it
 */
export async function writeFirstPassword(dataDir: string, { email, password }: SignIn): Promise<string> {
  const file = path.join(dataDir, 'first-password.txt')
  try {
    await mkdir(dataDir, { recursive: true })
    // One of a start that died would keep its own mode.
    await rm(file, { force: true })
    await writeFile(file, `e-mail    ${email}\npassword  ${password}\n`, { mode: 0o600, flag: 'wx' })
    return file
  } catch (error) {
    throw new SettingsError(
      `The first administrator's password cannot be written down: ${(error as Error).message}\n` +
        'Set ADMIN_PASSWORD, or a DATA_DIR that can be written to.',
    )
  }
}
