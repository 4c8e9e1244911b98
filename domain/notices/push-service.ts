import type { PushFacts } from './rules.ts'

declare module '#domain/ground/context.ts' {
  interface Gateways {
    pushes: PushService
  }
}

/** The shop's own pair of keys (VAPID), in base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** A browser that takes messages, as it has told of itself. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** Sends messages to browsers by the push services of those who make them. */
export interface PushService {
  makeKeys(): PushKeys
  /** Whether this is a browser's own, at a push service that is known. Others are sent nothing. */
  knows(target: PushTarget): boolean
  /**
   * Hands a message over, encrypted for the browser alone. gone: the push service knows it no more.
   * @throws what a later try may mend: nobody answers, or not now
   */
  send(
    target: PushTarget,
    message: { facts: PushFacts; shopName: string; keys: PushKeys },
  ): Promise<'taken' | 'gone'>
}
