import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { Writable } from 'node:stream'

import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'

import { busy } from '#domain/ground/busy.ts'
import type { Take } from '#domain/ground/whole-list.ts'
import { byteOrderMark, csvLines } from '#server/csv/cells.ts'
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
    /** Answers an object with such a list at its end as a file in JSON, under the same conditions. */
    sendJson<Row extends object>(file: JsonFile<Row>): Promise<FastifyReply>
    /** Answers such a list as a file in CSV, under the same conditions. */
    sendCsv<Row>(list: CsvList<Row>): Promise<FastifyReply>
  }
}

interface WholeList<Row> {
  message: string
  read: (take: Take<Row>) => Promise<void>
  /** A row in the words of the wire. */
  wire: (row: Row) => object
}

interface JsonFile<Row> {
  /** Without its ending. */
  fileName: string
  fields: object
  /** The name of the list behind the other fields. */
  list: string
  read: (take: Take<Row>) => Promise<void>
}

interface CsvList<Row> {
  /** Without its ending. */
  fileName: string
  columns: readonly string[]
  read: (take: Take<Row>) => Promise<void>
  /** The lines of a row: one, or one for each of its parts. */
  lines: (row: Row) => string[][]
}

/** A list as text: what stands before its rows, a part for some rows at a time, what follows them. */
interface ListText<Row> {
  head: string
  part: (rows: Row[], isFirst: boolean) => string
  tail: string
  read: (take: Take<Row>) => Promise<void>
}

/** So many long lists are sent at a time: each holds a connection to the database, and takes its time. */
const mostAtATime = 4
/**
 * A client who takes nothing for so long is given up. PostgreSQL waits longer (domain/ground/whole-list.ts).
 */
const patienceMs = 30_000

export const wholeLists = fp(async (app: FastifyInstance) => {
  let underWay = 0
  const takePlace = () => {
    if (underWay === mostAtATime) throw busy('long_lists')
    underWay++
    return () => void underWay--
  }
  app.decorateReply('sendWhole', async function sendWhole<
    Row,
  >(this: FastifyReply, { message, read, wire }: WholeList<Row>) {
    const text = listIn(yes(message, { data: [] }), (row: Row) => this.forItsSite(wire(row)))
    const answer = await begin({ ...text, read }, takePlace)
    return this.type('application/json; charset=utf-8').send(answer)
  })
  app.decorateReply('sendJson', async function sendJson<
    Row extends object,
  >(this: FastifyReply, { fileName, fields, list, read }: JsonFile<Row>) {
    const text = listIn({ ...fields, [list]: [] }, (row: Row) => row)
    const answer = await begin({ ...text, read }, takePlace)
    return this.type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}.json"`)
      .send(answer)
  })
  app.decorateReply('sendCsv', async function sendCsv<
    Row,
  >(this: FastifyReply, { fileName, columns, read, lines }: CsvList<Row>) {
    const head = byteOrderMark + csvLines([columns])
    const answer = await begin(
      { head, part: (rows) => csvLines(rows.flatMap(lines)), tail: '', read },
      takePlace,
    )
    return this.type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}.csv"`)
      .send(answer)
  })
})

/** An object whose last field is a list, opened where the rows stand in it. */
function listIn<Row>(object: object, wire: (row: Row) => object) {
  const [head = '', tail = ''] = JSON.stringify(object).split(/(?<=\[)(?=\]\}$)/)
  const part = (rows: Row[], isFirst: boolean) =>
    (isFirst ? '' : ',') + rows.map((row) => JSON.stringify(wire(row))).join()
  return { head, part, tail }
}

/**
 * Answers once the first batch is there: with the whole text when that is all, which takes no place among
 * the long ones, and else with a stream that the other batches follow into.
 */
function begin<Row>({ head, part, tail, read }: ListText<Row>, takePlace: () => () => void) {
  const { promise, resolve, reject } = Promise.withResolvers<string | PassThrough>()
  let stream: PassThrough | null = null
  let leavePlace = () => {}

  const reading = read(async (rows, isLast) => {
    const text = part(rows, !stream)
    if (stream) return write(stream, text)
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
