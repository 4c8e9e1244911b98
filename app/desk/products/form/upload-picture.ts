import type { uploadImage } from '#contract/media.ts'
import type { PictureHost } from '#domain/media/picture-host.ts'

/** A picture that was not kept; its message is the host's sentence, where it gave one. */
export class UploadRefused extends Error {}

interface UploadOptions {
  /** From 0 to 1. */
  onProgress: (progress: number) => void
  signal: AbortSignal
}

/** How often a busy store is asked. */
const tries = 8
const longestPauseSeconds = 30
/** An upload that hangs for so long has failed. */
const longestSilenceSeconds = 60

/**
 * Sends a picture and answers the address under which it is kept. A store that is busy (503) is waited for.
 * @throws UploadRefused, an error when the connection broke or was silent for a minute, the signal's reason
 */
export async function uploadPicture(host: PictureHost, file: File, options: UploadOptions): Promise<string> {
  for (let left = tries; ; left -= 1) {
    const { status, body, retryAfterSeconds } = await send(host, file, options)
    if (status < 300) return addressOf(body, host)
    if (status !== 503 || left <= 1) throw new UploadRefused(sentenceOf(body))
    options.onProgress(0)
    await pause(Math.min(retryAfterSeconds, longestPauseSeconds) * 1000, options.signal)
  }
}

interface HostAnswer {
  status: number
  body: unknown
  /** Retry-After of a busy store, or 2 where it does not say. */
  retryAfterSeconds: number
}

/** XMLHttpRequest, because `fetch` does not tell how much has been sent. */
function send(host: PictureHost, file: File, { onProgress, signal }: UploadOptions): Promise<HostAnswer> {
  signal.throwIfAborted()
  const form = new FormData()
  form.append('file', file)
  form.append('upload_preset', host.preset)
  const request = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<HostAnswer>()
  const giveUp = () => {
    reject(new Error('The upload timed out.'))
    request.abort()
  }
  let silence = setTimeout(giveUp, longestSilenceSeconds * 1000)
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    clearTimeout(silence)
    silence = setTimeout(giveUp, longestSilenceSeconds * 1000)
    onProgress(total && loaded / total)
  })
  request.addEventListener('load', () =>
    resolve({
      status: request.status,
      body: parsed(request.responseText),
      retryAfterSeconds: (request.status === 503 && Number(request.getResponseHeader('retry-after'))) || 2,
    }),
  )
  request.addEventListener('error', () => reject(new Error('The connection was lost.')))
  request.addEventListener('abort', () => reject(signal.reason as Error))
  const abort = () => request.abort()
  signal.addEventListener('abort', abort)
  request.addEventListener('loadend', () => {
    clearTimeout(silence)
    signal.removeEventListener('abort', abort)
  })
  // On another host this sends no cookies.
  request.open('POST', host.url)
  request.send(form)
  return promise
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Our own store's path, so that a shop that moves keeps its pictures; another host's address as it says. */
function addressOf(body: unknown, host: PictureHost): string {
  const { url, secure_url: secure } = (body ?? {}) as Partial<Kept>
  const address = host.url.startsWith('/') ? url : (secure ?? url)
  if (!address) throw new UploadRefused('')
  return address
}

type Kept = (typeof uploadImage)['schema']['response'][200]['_zod']['output']

/** The sentence of our own envelope. Another host's words are for engineers. */
function sentenceOf(body: unknown): string {
  const { message } = (body ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : ''
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
