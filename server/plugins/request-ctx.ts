import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

import { guestOf } from '#domain/checkout/guests.ts'
import type { Actor, Ctx } from '#domain/ground/context.ts'
import { isAdmin } from '#domain/ground/rules.ts'
import type { OrderKeys } from '#server/http/order-key.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The ctx of what nobody has asked for. */
    guestCtx: () => Ctx
  }
  interface FastifyRequest {
    /**
     * The ctx of this request, with the person whose session its cookie carries, or the guest whose key it
     * brings; asked of the database once.
     */
    ctx: () => Promise<Ctx>
    /** The ctx of a request that is answered the same for everybody: nobody is looked up. */
    guestCtx: () => Ctx
  }
}

export type SharedCtx = Omit<Ctx, 'actor' | 'log' | 'requestId'>

interface Given {
  shared: SharedCtx
  /** What opens an order by its link. */
  keys: OrderKeys
}

/** Gives every request its ctx; the answer puts off the end of a session that is in use. */
export const requestCtx = fp(async (app: FastifyInstance, { shared, keys }: Given) => {
  const asked = new WeakMap<FastifyRequest, Promise<Ctx>>()
  const putOff = new WeakMap<FastifyRequest, string[]>()
  app.decorate('guestCtx', () => ({ ...shared, actor: null, log: app.log, requestId: null }))
  app.decorateRequest('guestCtx', function guestCtx(this: FastifyRequest) {
    return { ...shared, actor: null, log: logOf(this), requestId: this.id }
  })
  app.decorateRequest('ctx', function ctx(this: FastifyRequest) {
    const known = asked.get(this)
    if (known) return known
    const asking = ctxOf(this)
    asked.set(this, asking)
    return asking
  })

  app.addHook('onSend', (request, reply, payload, done) => {
    const cookies = putOff.get(request)
    // Where the call sets the cookie itself, as a sign-in does, that is newer.
    if (cookies && !reply.hasHeader('set-cookie')) void reply.header('set-cookie', cookies)
    done(null, payload)
  })

  async function ctxOf(request: FastifyRequest): Promise<Ctx> {
    const headers = headersOf(request)
    const found = headers.has('cookie') ? await shared.gateways.accounts.personOf(headers) : null
    if (found && found.cookies.length > 0) putOff.set(request, found.cookies)
    const known = await whoAsks(found?.person ?? null, request.headers.cookie)
    const key = request.headers['guest-key']
    const actor = known ?? (typeof key === 'string' ? await guestOf(shared, key) : null)
    return { ...shared, actor, log: logOf(request), requestId: request.id }
  }

  /**
   * Who is signed in, or else whose order this browser has opened by its link. A customer who is signed in
   * and opens somebody else's is that person for it; whoever works in the shop stays who they are.
   */
  async function whoAsks(person: Actor | null, cookies: string | undefined): Promise<Actor | null> {
    if (person && (isAdmin(person) || person.duties.length > 0)) return person
    const opened = await keys.actorOf(shared, cookies)
    return opened && opened.id !== person?.id ? opened : person
  }
})

function logOf(request: FastifyRequest): Ctx['log'] {
  return {
    info: (details, message) => request.log.info(details, message),
    warn: (details, message) => request.log.warn(details, message),
    error: (details, message) => request.log.error(details, message),
  }
}

/** The headers that sessions need, in the web's own class. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers({ 'user-agent': request.headers['user-agent'] ?? '' })
  if (request.headers.cookie) headers.set('cookie', request.headers.cookie)
  headers.set('x-forwarded-for', request.ip)
  return headers
}
