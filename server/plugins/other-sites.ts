import cors from '@fastify/cors'
import type { FastifyInstance, onSendHookHandler } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * An answer as the site that asks for it needs it: for one in CORS_ORIGINS with whole addresses of our
     * files, because it would look for `/images/…` on its own host.
     */
    forItsSite<Answer>(answer: Answer): Answer
    /** Whether `forItsSite` makes another answer of it than our own pages get. */
    isForOtherSite(): boolean
  }
}

interface Options {
  publicUrl: string
  corsOrigins: readonly string[]
}

/**
 * Lets the pages of other sites use the calls, show the pictures and load the test gateway's checkout, if any
 * are named.
 */
export const otherSites = fp(async (app: FastifyInstance, { publicUrl, corsOrigins }: Options) => {
  const sites = new Set(corsOrigins)
  app.decorateReply('isForOtherSite', function isForOtherSite() {
    return sites.has(this.request.headers.origin ?? '')
  })
  app.decorateReply('forItsSite', function forItsSite(answer) {
    return this.isForOtherSite() ? withWholeAddresses(answer, publicUrl) : answer
  })
  if (sites.size === 0) return
  await app.register(cors, { origin: [...sites], credentials: true, strictPreflight: false })
  app.addHook('preSerialization', (_request, reply, answer, done) => done(null, reply.forItsSite(answer)))
  const letOthersShow: onSendHookHandler = (_request, reply, payload, done) => {
    void reply.header('cross-origin-resource-policy', 'cross-origin')
    done(null, payload)
  }
  app.addHook('onRoute', (route) => {
    if (othersLoad.test(route.url)) route.onSend = [...[route.onSend ?? []].flat(), letOthersShow]
  })
})

/** What the pages of other sites load into themselves. */
const othersLoad = /^\/(?:images\/\*|sandbox\/razorpay\/v1\/checkout(?:\.js|\/.+))$/
const ownFile = /^\/(?:images\/[\w/-]+\.(?:webp|avif)|sandbox\/razorpay\/v1\/checkout\.js)$/

/**
 * A copy in which every picture of ours, however deep it stands, and the script of the test gateway's
 * checkout have their address from `https:` on.
 */
function withWholeAddresses<Answer>(answer: Answer, publicUrl: string): Answer
function withWholeAddresses(answer: unknown, publicUrl: string): unknown {
  if (typeof answer === 'string') return ownFile.test(answer) ? publicUrl + answer : answer
  if (Array.isArray(answer)) return answer.map((one: unknown) => withWholeAddresses(one, publicUrl))
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, withWholeAddresses(value as unknown, publicUrl)]),
  )
}
