import path from 'node:path'

import { LRUCache } from 'lru-cache'
import { Piscina } from 'piscina'

import { projectFolder } from '#db/project-folder.ts'
import { busy } from '#domain/ground/busy.ts'

import type { DocumentIn } from './document-pdf.ts'

const maxBytes = 16 * 1024 * 1024
/** So many may wait for their turn; one who comes after them is asked to come again. */
const mostWaiting = 24
/** A hundred lines take half a second. */
const mostMs = 20_000

/**
 * Documents as PDF, each drawn once and cached for a while: what one says never changes. Drawing takes up to
 * half a second of the processor, so it has a thread of its own, and cart and paying never wait for it. The
 * thread starts with the first document, because what draws it is larger than the shop.
 */
export class DocumentStore {
  readonly #thread = new Piscina<DocumentIn, Uint8Array>({
    // As it stands in the sources: the built program is one file, and much more than this thread needs.
    filename: path.join(projectFolder(), 'server', 'documents', 'document-pdf.ts'),
    name: 'documentPdf',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    niceIncrement: 3,
    execArgv: [],
  })
  /** Those who ask for one that is being drawn wait for the same drawing. */
  readonly #files = new LRUCache<string, Buffer, DocumentIn>({
    maxSize: maxBytes,
    sizeCalculation: (file) => file.length,
    fetchMethod: (_id, _stale, { context }) => this.#draw(context),
  })

  /** @throws busy when too many others wait */
  pdfOf(document: DocumentIn): Promise<Buffer> {
    const { printed, language } = document
    return this.#files.forceFetch(`${printed.document.id} ${language}`, { context: document })
  }

  stop(): Promise<void> {
    return this.#thread.destroy()
  }

  async #draw(document: DocumentIn): Promise<Buffer> {
    if (this.#thread.queueSize >= mostWaiting) throw busy('browsing')
    const { buffer, byteOffset, byteLength } = await this.#thread.run(document, {
      signal: AbortSignal.timeout(mostMs),
    })
    return Buffer.from(buffer, byteOffset, byteLength)
  }
}
