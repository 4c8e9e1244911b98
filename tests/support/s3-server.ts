/** A server that speaks S3 and that somebody else wrote, with one empty bucket in a folder of its own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import S3rver from 's3rver'

import { freePort } from '#server/port.ts'

import { afterwards } from './afterwards.ts'

export interface S3Server {
  /** The settings of a shop whose pictures lie there. */
  env: NodeJS.ProcessEnv
  /** Ends it; what lies in the bucket stays. */
  goDown(): Promise<void>
  comeBack(): Promise<void>
}

/** To be called at the top of a test file. */
export async function s3Server(): Promise<S3Server> {
  const [port, directory] = [await freePort('127.0.0.1'), await mkdtemp(path.join(tmpdir(), 'haat-s3-'))]
  let running: S3rver | null = null
  const server: S3Server = {
    env: {
      PICTURES_S3_URL: `http://127.0.0.1:${port}`,
      PICTURES_S3_BUCKET: 'haat-pictures',
      // The one key that it knows.
      PICTURES_S3_KEY: 'S3RVER',
      PICTURES_S3_SECRET: 'S3RVER',
    },
    async goDown() {
      await running?.close()
      running = null
    },
    async comeBack() {
      const configureBuckets = [{ name: 'haat-pictures', configs: [] }]
      running = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets })
      await running.run()
    },
  }
  await server.comeBack()
  afterwards(async () => {
    await server.goDown()
    await rm(directory, { recursive: true, force: true })
  })
  return server
}
