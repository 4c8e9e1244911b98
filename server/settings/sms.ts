import type { SmsSettings } from '#integrations/phone/sms-gateway.ts'

import { SettingsError } from '../settings-error.ts'
import type { Environment } from './environment.ts'

/** A gateway for SMS with the texts that are registered for it, or neither. */
export function smsSettings({ SMS_URL: url, SMS_TEMPLATES: templates }: Environment): SmsSettings | null {
  if (!url && !templates) return null
  if (!url || !templates) {
    const [missing, set] = url ? ['SMS_TEMPLATES', 'SMS_URL'] : ['SMS_URL', 'SMS_TEMPLATES']
    throw new SettingsError(`These settings cannot be used:\n  ${missing} is needed together with ${set}`)
  }
  const fields = [...url.searchParams]
  return { url: `${url.origin}${url.pathname}`, fields, templates }
}
