import { isIP } from 'node:net'

import type { Accounts, Passkey } from '#domain/customers/accounts.ts'

import { challenges } from './challenge.ts'

/** Read at the first passkey: few shops have one, and it reads certificates of every maker. */
const webAuthn = () => import('@simplewebauthn/server')

/**
 * Passkeys by WebAuthn. A browser binds them to the name of the shop's host, so that a page with another name
 * cannot ask for one. The device asks for a finger, a face or its own PIN: two factors in one.
 */
export function passkeysOf({
  publicUrl,
  secret,
}: {
  publicUrl: string
  secret: string
}): Accounts['passkeys'] {
  const { hostname, origin } = new URL(publicUrl)
  const rpID = hostname
  const ours = challenges(secret)
  return {
    // Browsers take no address of figures.
    isPossible: isIP(hostname.replace(/^\[|\]$/g, '')) === 0,

    async newOptions({ shop, person, known, at }) {
      const { generateRegistrationOptions } = await webAuthn()
      return generateRegistrationOptions({
        rpName: shop,
        rpID,
        challenge: ours.make(toAdd(person.id), at),
        userName: person.email || person.name,
        userDisplayName: person.name,
        userID: new Uint8Array(Buffer.from(person.id)),
        excludeCredentials: known.map((id) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    async readNew({ response, personId, at }) {
      const { verifyRegistrationResponse } = await webAuthn()
      const read = await verifyRegistrationResponse({
        response: response as never,
        expectedChallenge: (challenge) => ours.isGood(textOf(challenge), toAdd(personId), at),
        expectedOrigin: origin,
        expectedRPID: rpID,
      }).catch(() => null)
      if (!read?.verified) return null
      const { id, publicKey, counter } = read.registrationInfo.credential
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
    },

    async signInOptions({ at }) {
      const { generateAuthenticationOptions } = await webAuthn()
      return generateAuthenticationOptions({
        rpID,
        challenge: ours.make(toSignIn, at),
        userVerification: 'required',
      })
    },

    async readSignIn({ response, passkey, at }) {
      const { verifyAuthenticationResponse } = await webAuthn()
      let challenge = ''
      const read = await verifyAuthenticationResponse({
        response: response as never,
        expectedChallenge: (given) => ours.isGood((challenge = textOf(given)), toSignIn, at),
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: credentialOf(passkey),
      }).catch(() => null)
      return read?.verified ? { counter: read.authenticationInfo.newCounter, challenge } : null
    },
  }
}

const toSignIn = 'sign in'
const toAdd = (personId: string) => `add a passkey of ${personId}`

/** A browser answers a challenge as base64url of what it was given. */
function textOf(challenge: string): string {
  return Buffer.from(challenge, 'base64url').toString()
}

function credentialOf({ id, publicKey, counter }: Passkey) {
  return { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter }
}
