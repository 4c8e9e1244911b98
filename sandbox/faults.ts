import { setTimeout as pause } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { SandboxRefusal, authenticationFailed, readInput } from './refusals.ts'

/**
 * The ways in which the API can be made to let the shop down. `lost-answer` does the work and then hangs up.
 */
const faultModes = [
  'none',
  'down',
  'slow',
  'rate-limited',
  'nonsense',
  'lost-answer',
  'pending-refunds',
  'refused',
  'wrong-keys',
] as const

type FaultMode = (typeof faultModes)[number]

export interface Faults {
  set: (mode: FaultMode, count: number | null, delayMs: number) => void
  state: () => { mode: FaultMode; count: number | null; delay_ms: number }
  /**
   * The fault of the request that begins now; uses one up when they are counted. `pending-refunds` is for
   * requests that make a refund: others neither suffer it nor use it up.
   */
  next: (request: { makesRefund: boolean }) => FaultMode
}

const faultsInput = z.object({
  mode: z.enum(faultModes, 'The test gateway has no such fault'),
  /** For so many requests; without it until it is switched off. */
  count: z.int().positive().nullish(),
  delay_ms: z.int().positive().max(120_000).default(12_000),
})

/** The fault switch of one process, kept in memory: a restart mends the gateway. */
export function faultSwitch(): Faults {
  let mode: FaultMode = 'none'
  let left: number | null = null
  let delay = 12_000
  return {
    set(newMode, count, delayMs) {
      mode = newMode
      left = count
      delay = delayMs
    },
    state: () => ({ mode, count: left, delay_ms: delay }),
    next({ makesRefund }) {
      if (mode === 'pending-refunds' && !makesRefund) return 'none'
      const now = mode
      if (left !== null && --left <= 0) {
        mode = 'none'
        left = null
      }
      return now
    },
  }
}

/** `POST /faults`, with which tests throw the switch, and `GET /faults`, which says where it stands. */
export function faultRoutes(app: FastifyInstance, faults: Faults): void {
  app.post('/faults', (request) => {
    const { mode, count, delay_ms } = readInput(faultsInput, request.body)
    faults.set(mode, count ?? null, delay_ms)
    return faults.state()
  })
  app.get('/faults', () => faults.state())
}

/** Makes every route of this scope suffer the faults. */
export function applyFaults(app: FastifyInstance, faults: Faults, closing: AbortSignal): void {
  app.decorateRequest('sandboxFault', 'none')

  app.addHook('onRequest', async (request, reply) => {
    const { delay_ms } = faults.state()
    const makesRefund = request.method === 'POST' && request.routeOptions.url?.endsWith('/refund') === true
    request.sandboxFault = faults.next({ makesRefund })
    switch (request.sandboxFault) {
      case 'down':
        throw new SandboxRefusal('The server is facing trouble. Please try again shortly.', {
          status: 500,
          code: 'SERVER_ERROR',
        })
      case 'rate-limited':
        throw new SandboxRefusal('Too many requests', { status: 429 })
      case 'refused':
        throw new SandboxRefusal('Amount exceeds maximum amount allowed.', { field: 'amount' })
      case 'wrong-keys':
        throw authenticationFailed()
      case 'nonsense':
        return reply.type('text/html').send('<html><body>Bad gateway</body></html>')
      case 'slow':
        // Does the work afterwards, as a slow gateway does, whether or not anybody still waits for the
        // answer.
        await pause(delay_ms, undefined, { signal: closing }).catch(() => undefined)
        return
      case 'none':
      case 'lost-answer':
      case 'pending-refunds':
    }
  })

  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.sandboxFault === 'lost-answer') request.raw.socket.destroy()
    return payload
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The test gateway's fault that this request suffers. */
    sandboxFault: FaultMode
  }
}
