import { isIP } from 'node:net'

import type { Accounts, Passkey } from '#domain/customers/accounts.ts'

/** Read at the first passkey: few shops have one, and it reads certificates of every maker. */
const webAuthn = () => import('@simplewebauthn/server')

/**
 * Passkeys by WebAuthn. A browser binds them to the name of the shop's host, so that a page with another name
 * cannot ask for one. The device asks for a finger, a face or its own PIN: two factors in one.
 */
export function passkeysOf(publicUrl: string): Accounts['passkeys'] {
  const { hostname, origin } = new URL(publicUrl)
  const rpID = hostname
  return {
    // Browsers take no address of figures.
    isPossible: isIP(hostname.replace(/^\[|\]$/g, '')) === 0,

    async newOptions({ shop, person, known }) {
      const { generateRegistrationOptions } = await webAuthn()
      return generateRegistrationOptions({
        rpName: shop,
        rpID,
        userName: person.email || person.name,
        userDisplayName: person.name,
        userID: new Uint8Array(Buffer.from(person.id)),
        excludeCredentials: known.map((id) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    async readNew({ response, isOurs }) {
      const { verifyRegistrationResponse } = await webAuthn()
      const read = await verifyRegistrationResponse({
        response: response as never,
        expectedChallenge: isOurs,
        expectedOrigin: origin,
        expectedRPID: rpID,
      }).catch(() => null)
      if (!read?.verified) return null
      const { id, publicKey, counter } = read.registrationInfo.credential
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
    },

    async signInOptions() {
      const { generateAuthenticationOptions } = await webAuthn()
      return generateAuthenticationOptions({ rpID, userVerification: 'required' })
    },

    async readSignIn({ response, passkey, isOurs }) {
      const { verifyAuthenticationResponse } = await webAuthn()
      const read = await verifyAuthenticationResponse({
        response: response as never,
        expectedChallenge: isOurs,
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: credentialOf(passkey),
      }).catch(() => null)
      return read?.verified ? { counter: read.authenticationInfo.newCounter } : null
    },
  }
}

function credentialOf({ id, publicKey, counter }: Passkey) {
  return { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter }
}
