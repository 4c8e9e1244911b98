import type pg from 'pg'

import { pictureFiles } from '../picture-files.ts'
import { readSecrets, secretsOf } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import type { BackupOf } from './take-backup.ts'

/** What there is to be kept of the shop of these settings. */
export function backupOf(
  settings: Settings,
  config: pg.ClientConfig,
  { withSecrets }: { withSecrets: boolean },
): BackupOf {
  return {
    config,
    pictures: pictureFiles(settings),
    secrets: withSecrets ? secretsFile(settings) : null,
    passphrase: settings.backup.passphrase,
    now: () => new Date(),
  }
}

function secretsFile({ isSecretGiven, sessionSecret, dataDir }: Settings): Buffer {
  const secrets = isSecretGiven ? secretsOf(sessionSecret) : readSecrets(dataDir)
  return Buffer.from(JSON.stringify(secrets, null, 2))
}
