import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { Writable } from 'node:stream'

import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'

import { DomainError } from '#domain/ground/errors.ts'
import type { Take } from '#domain/ground/whole-list.ts'
import { yes } from '#server/http/answer.ts'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Answers a list of any length in the envelope, as it is read: with one batch of it in memory, as fast
     * as the client takes it. @throws busy when as many long lists are being sent already, and whatever
     * reading the first batch throws; what fails later ends the connection, so that no part looks like the
     * whole
     */
    sendWhole<Row>(list: WholeList<Row>): Promise<FastifyReply>
  }
}

interface WholeList<Row> {
  message: string
  read: (take: Take<Row>) => Promise<void>
  /** A row in the words of the wire. */
  wire: (row: Row) => object
}

/** So many long lists are sent at a time: each holds a connection to the database, and takes its time. */
const mostAtATime = 4
/**
 * A client who takes nothing for so long is given up. PostgreSQL waits longer (domain/ground/whole-list.ts).
 */
const patienceMs = 30_000

export const wholeLists = fp(async (app: FastifyInstance) => {
  let underWay = 0
  app.decorateReply('sendWhole', async function sendWhole<Row>(this: FastifyReply, list: WholeList<Row>) {
    const wire = (row: Row) => this.forItsSite(list.wire(row))
    const answer = await begin({ ...list, wire }, () => {
      if (underWay === mostAtATime) throw new DomainError('busy', { of: 'long_lists', retryAfterSeconds: 5 })
      underWay++
      return () => void underWay--
    })
    return this.type('application/json; charset=utf-8').send(answer)
  })
})

/**
 * Answers once the first batch is there: with the whole text when that is all, which takes no place among
 * the long ones, and else with a stream that the other batches follow into.
 */
function begin<Row>({ message, read, wire }: WholeList<Row>, takePlace: () => () => void) {
  // The envelope of every call, opened where the rows stand in it.
  const [head = '', tail = ''] = JSON.stringify(yes(message, { data: [] })).split(/(?<=\[)(?=\]\}$)/)
  const { promise, resolve, reject } = Promise.withResolvers<string | PassThrough>()
  let stream: PassThrough | null = null
  let leavePlace = () => {}

  const reading = read(async (rows, isLast) => {
    const text = rows.map((row) => JSON.stringify(wire(row))).join()
    if (stream) return write(stream, `,${text}`)
    if (isLast) return resolve(head + text + tail)
    leavePlace = takePlace()
    stream = new PassThrough()
    // Fastify hears of an error once it sends the stream; one that comes before must not end the process.
    stream.on('error', () => undefined)
    resolve(stream)
    await write(stream, head + text)
  })
  reading
    .then(
      () => stream?.end(tail),
      // Before the first batch this is the answer; after it nobody waits for the promise, and the stream
      // tells.
      (error: unknown) => (stream ? stream.destroy(error as Error) : reject(error)),
    )
    .finally(() => leavePlace())
  return promise
}

/** Waits until the client has taken what was written. @throws when they have gone, or take nothing */
async function write(stream: Writable, text: string): Promise<void> {
  if (stream.destroyed) throw new Error('The client closed the connection')
  if (stream.write(text)) return
  const ended = new AbortController()
  const stop = () => ended.abort(new Error('The client closed the connection'))
  stream.once('close', stop)
  try {
    await once(stream, 'drain', { signal: AbortSignal.any([ended.signal, AbortSignal.timeout(patienceMs)]) })
  } finally {
    stream.off('close', stop)
  }
}
