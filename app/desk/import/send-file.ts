import type { ImportShown, planImport } from '#contract/imports.ts'

/** What the shop takes, so that nobody waits for the end of a longer upload to hear it. */
export const mostMegabytes = 20

/** A file that was not taken; its message is the shop's sentence. */
export class FileRefused extends Error {}

interface SendOptions {
  /** From 0 to 1: how much of it has been sent. */
  onProgress: (progress: number) => void
  signal: AbortSignal
}

type Answer = (typeof planImport)['schema']['response'][200]['_zod']['output']

/** An upload or a plan that is silent for so long has failed. */
const longestSilenceMs = 60_000

/**
 * Sends a file, and answers what it would do. Safe to be repeated: the same file is one import.
 * @throws FileRefused, an error when the connection broke or was silent for a minute, the signal's reason
 */
export function sendFile(file: File, { onProgress, signal }: SendOptions): Promise<ImportShown> {
  signal.throwIfAborted()
  // XMLHttpRequest, because `fetch` does not tell how much has been sent.
  const request = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<ImportShown>()
  const giveUp = () => {
    reject(new Error('The upload timed out.'))
    request.abort()
  }
  let silence = setTimeout(giveUp, longestSilenceMs)
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    clearTimeout(silence)
    silence = setTimeout(giveUp, longestSilenceMs)
    onProgress(total && loaded / total)
  })
  request.addEventListener('load', () => {
    const answer = parsed(request.responseText)
    if (request.status === 200 && answer?.data) resolve(answer.data)
    else reject(answer?.message ? new FileRefused(answer.message) : new Error(`Answered ${request.status}.`))
  })
  request.addEventListener('error', () => reject(new Error('The connection was lost.')))
  request.addEventListener('abort', () => reject(signal.reason as Error))
  const abort = () => request.abort()
  signal.addEventListener('abort', abort)
  request.addEventListener('loadend', () => {
    clearTimeout(silence)
    signal.removeEventListener('abort', abort)
  })
  request.open('POST', `/api/imports?${new URLSearchParams({ fileName: file.name.slice(0, 200) })}`)
  request.setRequestHeader('content-type', 'text/csv')
  request.send(file)
  return promise
}

function parsed(text: string): Partial<Answer> | null {
  try {
    return JSON.parse(text) as Partial<Answer>
  } catch {
    return null
  }
}
