import { expect, test, vi } from 'vitest'

import { PictureUploads } from './picture-uploads.ts'
import { UploadRefused } from './upload-picture.ts'

interface Sent {
  name: string
  signal: AbortSignal
  arrive: (address: string) => void
  fail: (error: Error) => void
}

function uploadsOf(names: string[]) {
  const sent: Sent[] = []
  const failures: (string | null)[] = []
  const uploads = new PictureUploads({
    onFailed: (reason) => failures.push(reason),
    send: (file, { signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      sent.push({ name: file.name, signal, arrive: resolve, fail: reject })
      return promise
    },
  })
  uploads.add(names.map((name) => new File([name], name)))
  const states = () => uploads.pictures().map(({ upload }) => upload.state)
  return { uploads, sent, failures, states, keyAt: (place: number) => uploads.pictures()[place]?.key ?? '' }
}

test('a fourth picture waits for one of the first three', async () => {
  const { uploads, sent, states } = uploadsOf(['a', 'b', 'c', 'd'])
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  sent[1]?.arrive('/b')
  await vi.waitFor(() => expect(states()).toEqual(['sending', 'kept', 'sending', 'sending']))
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
  uploads.dispose()
})

test('one that fails is told once, with the server’s reason, and can be tried again', async () => {
  const { uploads, sent, failures, states, keyAt } = uploadsOf(['a', 'b'])
  sent[0]?.fail(new UploadRefused('Please choose another.'))
  sent[1]?.fail(new Error('ECONNRESET'))
  await uploads.settled()
  expect(failures).toEqual(['Please choose another.', null])
  uploads.retry(keyAt(1))
  expect(states()).toEqual(['failed', 'sending'])
  sent[2]?.arrive('/b')
  await uploads.settled()
  expect(states()).toEqual(['failed', 'kept'])
})

test('whoever saves waits for the pictures that are on their way', async () => {
  const { uploads, sent } = uploadsOf(['a'])
  let isSettled = false
  const settled = uploads.settled().then(() => (isSettled = true))
  await new Promise(setImmediate)
  expect(isSettled).toBe(false)
  sent[0]?.arrive('/a')
  await settled
})

test('removing one ends its upload without a word, and gives its preview’s memory back', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  const { uploads, sent, failures, states, keyAt } = uploadsOf(['a', 'b'])
  const { preview } = uploads.pictures()[0] ?? {}
  uploads.remove(keyAt(0))
  expect(sent[0]?.signal.aborted).toBe(true)
  expect(revoked).toHaveBeenCalledExactlyOnceWith(preview)
  uploads.dispose()
  expect(revoked).toHaveBeenCalledTimes(2)
  await new Promise(setImmediate)
  expect(failures).toEqual([])
  expect(states()).toEqual(['sending'])
  revoked.mockRestore()
})
