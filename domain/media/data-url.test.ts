import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

test('a picture of 5 MB is read by a program that has run for so long that V8 optimizes no more expressions', async () => {
  const program = `
    import { bytesOfDataUrl } from '#domain/media/data-url.ts'
    const picture = Buffer.alloc(5 * 1024 * 1024 + 1)
    console.log(bytesOfDataUrl('data:image/png;base64,' + picture.toString('base64')).equals(picture))
    try { bytesOfDataUrl('data:image/' + 'p'.repeat(7_000_000)) } catch ({ code }) { console.log(code) }`
  const flags = ['--no-regexp-optimization', '--input-type=module-typescript', '--eval', program]

  const { stdout } = await promisify(execFile)(process.execPath, flags)

  expect(stdout).toBe('true\nbad_picture\n')
})
