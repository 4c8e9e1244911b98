import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { Secret, TOTP } from 'otpauth'

import type { Accounts } from '#domain/customers/accounts.ts'

/** As most apps have it (RFC 6238): six figures, a new one each half minute. */
const stepSeconds = 30

/**
 * What app and shop share for a second factor, kept encrypted. `secrets`: the shop's, and the one of before.
 */
export function secondFactor(
  secrets: readonly string[],
): Pick<Accounts, 'newSecondFactor' | 'stepOfFigures'> {
  const [key = ''] = secrets
  return {
    async newSecondFactor({ shop, email }) {
      const secret = new Secret({ size: 20 })
      return {
        sealed: await symmetricEncrypt({ key, data: secret.base32 }),
        secret: secret.base32,
        address: new TOTP({ issuer: shop, label: email, secret }).toString(),
      }
    },

    async stepOfFigures({ sealed, figures, at }) {
      const opened = await open(sealed, secrets)
      if (!opened) return null
      const totp = new TOTP({ secret: Secret.fromBase32(opened.data), period: stepSeconds })
      // A telephone's clock may be half a minute off.
      const delta = totp.validate({ token: figures, timestamp: at.getTime(), window: 1 })
      if (delta === null) return null
      const step = Math.floor(at.getTime() / 1000 / stepSeconds) + delta
      const isOld = opened.key !== key
      return { step, sealed: isOld ? await symmetricEncrypt({ key, data: opened.data }) : sealed }
    },
  }
}

/** null: it was sealed with a secret that the shop has no more. */
async function open(sealed: string, secrets: readonly string[]) {
  for (const key of secrets) {
    const data = await symmetricDecrypt({ key, data: sealed }).catch(() => null)
    if (data !== null) return { data, key }
  }
  return null
}
