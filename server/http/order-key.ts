import { createHmac, timingSafeEqual } from 'node:crypto'

import { openedLink } from '#domain/counter/status-link.ts'
import type { OpenedLink } from '#domain/counter/status-link.ts'
import type { Actor, Ctx } from '#domain/ground/context.ts'

/** So long an order stays open in a browser that has opened it by its link. */
const keptSeconds = 60 * 60

const cookie = /(?:^|;\s*)haat\.order=([\w-]{1,64})\.(\d{1,12})\.([\w-]{43})(?:;|$)/

/**
 * What a browser keeps of an order that it has opened by its link: a cookie that is sent with the calls of
 * this order alone, and that only the shop can make. Another link of the order, a block or the deletion of
 * the account ends it.
 */
export interface OrderKeys {
  /** The Set-Cookie line for an order that was opened. */
  give(opened: OpenedLink, now: Date): string
  /** Whose order the cookie of a request has opened; null without one, and where it is over. */
  actorOf(ctx: Pick<Ctx, 'db' | 'now'>, cookies: string | undefined): Promise<Actor | null>
}

interface Options {
  secret: string
  previousSecret: string | null
  isHttps: boolean
}

export function orderKeys({ secret, previousSecret, isHttps }: Options): OrderKeys {
  function sign(
    { orderId, token }: Pick<OpenedLink, 'orderId' | 'token'>,
    until: string,
    by: string,
  ): string {
    return createHmac('sha256', by)
      .update(JSON.stringify(['order', orderId, token, until]))
      .digest('base64url')
  }

  return {
    give(opened, now) {
      const until = String(Math.floor(now.getTime() / 1000) + keptSeconds)
      const value = `${opened.orderId}.${until}.${sign(opened, until, secret)}`
      const path = `/api/orders/${opened.orderId}`
      return `haat.order=${value}; Max-Age=${keptSeconds}; Path=${path}; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`
    },
    async actorOf({ db, now }, cookies) {
      const [, orderId = '', until = '', mark = ''] = cookie.exec(cookies ?? '') ?? []
      if (orderId === '' || Number(until) * 1000 <= now().getTime()) return null
      const opened = await openedLink({ db }, orderId)
      if (!opened) return null
      const secrets = previousSecret === null ? [secret] : [secret, previousSecret]
      return secrets.some((by) => isSame(mark, sign(opened, until, by))) ? opened.actor : null
    },
  }
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
