import path from 'node:path'

import { Piscina } from 'piscina'

import { projectFolder } from '#db/project-folder.ts'
import { busy } from '#domain/ground/busy.ts'
import type { ManyDocuments } from '#server/documents/document-pdf.ts'

import type { BookTable } from './book-pdf.ts'

/** So many may wait for their turn. */
const mostWaiting = 4
/** A hundred invoices take ten seconds, on a busy machine some times as much. */
const mostMs = 90_000

/**
 * Draws books and many documents at once, on a thread of its own: who asks for one invoice does not wait for
 * a month of them. Nothing is cached, because each is asked for once a month.
 */
export class BookThread {
  readonly #thread = new Piscina<BookTable | ManyDocuments, Uint8Array>({
    filename: path.join(projectFolder(), 'server', 'books', 'drawings.ts'),
    name: 'bookPdf',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    niceIncrement: 3,
    execArgv: [],
  })

  /** @throws busy when too many others wait */
  book(table: BookTable): Promise<Buffer> {
    return this.#draw('bookPdf', table)
  }

  /** @throws busy when too many others wait */
  documents(many: ManyDocuments): Promise<Buffer> {
    return this.#draw('documentsPdf', many)
  }

  stop(): Promise<void> {
    return this.#thread.destroy()
  }

  async #draw(name: string, what: BookTable | ManyDocuments): Promise<Buffer> {
    if (this.#thread.queueSize >= mostWaiting) throw busy('browsing')
    const { buffer, byteOffset, byteLength } = await this.#thread.run(what, {
      name,
      signal: AbortSignal.timeout(mostMs),
    })
    return Buffer.from(buffer, byteOffset, byteLength)
  }
}
