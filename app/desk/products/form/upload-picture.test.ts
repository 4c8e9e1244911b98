import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { uploadPicture } from './upload-picture.ts'

const host = { url: '/api/v1_1/haat/image/upload', preset: 'haat' }

/** A browser's request, of which the test plays the line. */
class PlayedRequest extends EventTarget {
  static last: PlayedRequest
  readonly upload = new EventTarget()
  status = 200
  responseText = '{"url":"/images/a.webp"}'
  isAborted = false

  constructor() {
    super()
    PlayedRequest.last = this
  }

  open() {}
  send() {}

  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('abort'))
    this.dispatchEvent(new Event('loadend'))
  }

  progress(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 4 }))
  }

  answer() {
    this.dispatchEvent(new Event('load'))
    this.dispatchEvent(new Event('loadend'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', PlayedRequest)
})

afterEach(() => void vi.useRealTimers())

function uploading() {
  const upload = uploadPicture(host, new File(['a'], 'a.png'), {
    onProgress: () => {},
    signal: new AbortController().signal,
  })
  return { upload, request: PlayedRequest.last }
}

test('an upload that makes no progress for a minute has failed', async () => {
  const { upload, request } = uploading()
  vi.advanceTimersByTime(59_000)
  request.progress(1)
  vi.advanceTimersByTime(59_000)
  expect(request.isAborted).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(request.isAborted).toBe(true)
  await expect(upload).rejects.toThrow('The upload timed out.')
})

test('a slow one that goes on takes as long as it takes, and nobody waits for it afterwards', async () => {
  const { upload, request } = uploading()
  for (const loaded of [1, 2, 3, 4]) {
    vi.advanceTimersByTime(50_000)
    request.progress(loaded)
  }
  request.answer()
  expect(await upload).toBe('/images/a.webp')
  expect(vi.getTimerCount()).toBe(0)
})
