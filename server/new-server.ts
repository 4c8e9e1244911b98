import Fastify from 'fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'

import { addressAsMeant } from './http/address-as-meant.ts'
import { contractValidator } from './http/contract-validator.ts'
import { loggedAddress } from './http/logged-address.ts'
import { trustOf } from './http/raw-request.ts'
import { requestIdOf } from './http/request-id.ts'
import { unreadableRequests } from './http/unreadable-requests.ts'
import { errorForLog } from './log-error.ts'
import type { RequestLog } from './logger.ts'
import type { LogOptions } from './logger.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of its address, that of a page too; 'none' where no route has it. */
    readonly route: string
  }
}

interface ServerOptions {
  logger: LogOptions['logger']
  logController: RequestLog
  trustedProxies: string[]
  /** The pattern of a page's address; every address that no other route has is that of a page. */
  pageRoute?: ((url: string) => string) | undefined
}

/** Fastify as the shop needs it: how it reads requests, checks and writes what crosses it, and logs. */
export function newServer({
  logger,
  logController,
  trustedProxies,
  pageRoute,
}: ServerOptions): FastifyInstance {
  const trusts = trustOf(trustedProxies)
  const app = Fastify({
    logger: withSafeErrors(logger),
    logController,
    genReqId: (request) => requestIdOf(request, trusts),
    bodyLimit: 64 * 1024,
    requestTimeout: 60_000,
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    // What still arrives while the shop closes is served (plugins/draining.ts).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Calls alone have such addresses; pages read theirs themselves.
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    rewriteUrl: addressAsMeant,
    ...unreadableRequests,
  })
  // A client that sends JSON and forgets to say so is told, and not that fields are missing.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(contractValidator)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('route', {
    getter(this: FastifyRequest) {
      const { url: pattern = 'none' } = this.routeOptions
      return pattern === '/*' && pageRoute ? pageRoute(this.url) : pattern
    },
  })
  return app
}

/** Whatever else the log is told to do, it writes errors without what people entered, and no link's token. */
function withSafeErrors(logger: LogOptions['logger'] = false): typeof logger {
  if (typeof logger === 'boolean') return logger
  return { ...logger, serializers: { ...logger.serializers, err: errorForLog, req: requestForLog } }
}

function requestForLog({ method, url, route, host, ip: remoteAddress }: FastifyRequest) {
  return { method, url: loggedAddress(url), route, host, remoteAddress }
}
