import type { WhatsAppSettings } from '#integrations/phone/whatsapp.ts'

import { SettingsError } from '../settings-error.ts'
import type { Environment } from './environment.ts'

/** All four, or none. */
const together = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const satisfies (keyof Environment)[]

/** A number at WhatsApp's Cloud API; null where none is set. */
export function whatsAppSettings(given: Environment): WhatsAppSettings | null {
  const set = together.find((name) => given[name])
  if (!set) return null
  const missing = together.filter((name) => !given[name])
  if (missing.length > 0)
    throw new SettingsError(
      `These settings cannot be used:\n${missing.map((name) => `  ${name} is needed together with ${set}`).join('\n')}`,
    )
  return {
    url: given.WHATSAPP_API_URL,
    token: given.WHATSAPP_TOKEN ?? '',
    phoneId: given.WHATSAPP_PHONE_ID ?? '',
    secret: given.WHATSAPP_SECRET ?? '',
    verifyToken: given.WHATSAPP_VERIFY_TOKEN ?? '',
  }
}
