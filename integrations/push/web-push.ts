import https from 'node:https'

import webPush from 'web-push'

import type { PushService, PushTarget } from '#domain/notices/push-service.ts'

import { isPushService, pushHosts } from './push-hosts.ts'
import { shownPush } from './push-words.ts'

export interface PushSettings {
  /** The push services that are called; `*.` stands before those with names of their own in front. */
  hosts: readonly string[]
  /** Of whom their certificates are; null: of those whom everybody trusts. */
  ca: string | null
}

/** In the program; a test has a push service of its own. */
export const usualPushes: PushSettings = { hosts: pushHosts, ca: null }

/** A push service that takes longer is away. */
const longestMs = 10_000
/** It keeps a message so long for a telephone that is off. */
const keptSeconds = 4 * 60 * 60

/** Web Push (RFC 8030, 8188, 8291, 8292): encrypted and signed by the library, sent by ourselves. */
export function webPushes({
  settings: { hosts, ca },
  publicUrl,
  signal,
}: {
  settings: PushSettings
  publicUrl: string
  /** Ends what is being sent. */
  signal?: AbortSignal
}): PushService {
  const agent = new https.Agent(ca === null ? {} : { ca })
  // Whom a push service writes to when something is wrong; it takes no address of http.
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:admin@haat.local'
  const requestFor = (
    { endpoint, p256dh, auth }: PushTarget,
    { message, keys }: { message: string; keys: { publicKey: string; privateKey: string } },
  ) =>
    webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
      vapidDetails: { subject, ...keys },
      TTL: keptSeconds,
      urgency: 'high',
    })
  return {
    makeKeys: () => webPush.generateVAPIDKeys(),

    knows(target) {
      if (!isPushService(target.endpoint, hosts)) return false
      try {
        // Keys that are none are refused by who encrypts for them.
        return requestFor(target, { message: '-', keys: webPush.generateVAPIDKeys() }).body !== null
      } catch {
        return false
      }
    },

    async send(target, { facts, shopName, keys }) {
      // The list may have grown shorter since it was told.
      if (!isPushService(target.endpoint, hosts)) return 'gone'
      const message = JSON.stringify(shownPush(facts, shopName))
      const { headers, body } = requestFor(target, { message, keys })
      const limit = AbortSignal.timeout(longestMs)
      const status = await post(target.endpoint, {
        agent,
        headers: { ...headers },
        body,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      })
      if (status === 404 || status === 410) return 'gone'
      if (status >= 200 && status < 300) return 'taken'
      throw new Error(`The push service answered ${status}`)
    },
  }
}

/** Redirects are not followed: they lead where nobody has looked. */
async function post(
  endpoint: string,
  { body, ...options }: https.RequestOptions & { body: Buffer | null },
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  https
    .request(endpoint, { ...options, method: 'POST' }, (answer) => {
      // What it says beside is not needed.
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    .on('error', reject)
    .end(body)
  return promise
}
