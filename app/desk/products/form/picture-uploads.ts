import { newKey } from '#app/client/call.ts'

import { afterEvent, dueToSend, isUnderWay, keptPictures } from './pictures.ts'
import type { Picture, PictureEvent } from './pictures.ts'
import { UploadRefused } from './upload-picture.ts'

interface Options {
  /** Sends one file and answers its address. */
  send: (
    file: File,
    options: { onProgress: (progress: number) => void; signal: AbortSignal },
  ) => Promise<string>
  /** Of the pictures that the product has already. */
  addresses?: readonly string[]
  /** With the server's reason, where it gave one. */
  onFailed: (reason: string | null) => void
}

/** The pictures of one form: sends what was chosen, three at a time, and keeps what React shows of it. */
export class PictureUploads {
  #pictures: readonly Picture[]
  #files = new Map<string, File>()
  #sending = new Map<string, AbortController>()
  #listeners = new Set<() => void>()
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
    this.#pictures = keptPictures(options.addresses ?? [])
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly pictures = (): readonly Picture[] => this.#pictures

  add(files: readonly File[]): void {
    const pictures = files.map((file) => ({ key: newKey(), preview: URL.createObjectURL(file), file }))
    for (const { key, file } of pictures) this.#files.set(key, file)
    this.#apply({ type: 'added', pictures: pictures.map(({ key, preview }) => ({ key, preview })) })
  }

  retry(key: string): void {
    this.#apply({ type: 'retried', key })
  }

  remove(key: string): void {
    this.#drop(key)
    this.#apply({ type: 'removed', key })
  }

  move(key: string, to: number): void {
    this.#apply({ type: 'moved', key, to })
  }

  /** In place of all pictures those that are kept at these addresses; none for a form that begins again. */
  replace(addresses: readonly string[]): void {
    this.dispose()
    this.#apply({ type: 'replaced', addresses })
  }

  /** Resolves once nothing is on its way any more, whether it arrived or not. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (isUnderWay(this.#pictures)) return
        unsubscribe()
        resolve()
      }
      const unsubscribe = this.subscribe(look)
      look()
    })
  }

  /** Ends what is on its way and gives the memory of the previews back. */
  dispose(): void {
    for (const { key } of this.#pictures) this.#drop(key)
  }

  #apply(event: PictureEvent): void {
    this.#pictures = afterEvent(this.#pictures, event)
    for (const { key } of dueToSend(this.#pictures)) {
      this.#pictures = afterEvent(this.#pictures, { type: 'began', key })
      void this.#send(key)
    }
    for (const listener of this.#listeners) listener()
  }

  async #send(key: string): Promise<void> {
    const file = this.#files.get(key)
    if (!file) return
    const controller = new AbortController()
    this.#sending.set(key, controller)
    const { signal } = controller
    const onProgress = (progress: number) => this.#apply({ type: 'progressed', key, progress })
    try {
      const address = await this.#options.send(file, { onProgress, signal })
      this.#sending.delete(key)
      this.#apply({ type: 'kept', key, address })
    } catch (error) {
      if (signal.aborted) return
      this.#sending.delete(key)
      const reason = (error instanceof UploadRefused && error.message) || null
      this.#apply({ type: 'failed', key, reason })
      this.#options.onFailed(reason)
    }
  }

  #drop(key: string): void {
    this.#sending.get(key)?.abort(new Error('The picture was removed.'))
    this.#sending.delete(key)
    if (!this.#files.delete(key)) return
    const { preview = '' } = this.#pictures.find((picture) => picture.key === key) ?? {}
    URL.revokeObjectURL(preview)
  }
}
