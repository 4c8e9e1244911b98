import type { MailSettings } from '#integrations/mail/smtp-mailer.ts'

import { SettingsError } from '../settings-error.ts'
import type { Environment } from './environment.ts'
import { isLoopback } from './hosts.ts'

/** A mail server and a sender, or neither. */
export function mailSettings({ SMTP_URL: url, MAIL_FROM: from }: Environment): MailSettings | null {
  if (!url && !from) return null
  if (!url || !from) {
    const [missing, set] = url ? ['MAIL_FROM', 'SMTP_URL'] : ['SMTP_URL', 'MAIL_FROM']
    throw new SettingsError(`These settings cannot be used:\n  ${missing} is needed together with ${set}`)
  }
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  const isSecure = url.protocol === 'smtps:'
  const name = decodeURIComponent(url.username)
  return {
    host,
    port: Number(url.port) || (isSecure ? 465 : 587),
    isSecure,
    needsTls: name !== '' && !isLoopback(host),
    user: name === '' ? null : { name, password: decodeURIComponent(url.password) },
    from,
  }
}
