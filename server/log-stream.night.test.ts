import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import os from 'node:os'

import { expect, test, vi } from 'vitest'

import { afterwards } from '#tests/support/afterwards.ts'

test('all lines of a program that ends in order, or by itself, are there and in their order', async () => {
  const ends = ['await Promise.all([logWritten(log), logWritten(log)])', 'process.exitCode = 0']
  for (const end of ends) {
    const { lines, ended } = program(`for (let n = 0; n < 1000; n++) log.info({ n }, 'a line')\n${end}`)
    await ended
    expect(lines().map(({ n }) => n)).toEqual(Array.from({ length: 1000 }, (_, n) => n))
  }
})

test('what fails is written at once, with what was logged before it', async () => {
  const { lines } = program(`log.info('first')\nlog.error('second')\nsetInterval(() => {}, 1000)`)
  await vi.waitFor(() => expect(lines().map(({ msg }) => msg)).toEqual(['first', 'second']), 5_000)
})

test('the line of a request says what pino would say', async () => {
  const url = '/order/secret-token/pay?x="1"'
  const route = '/order/:token/pay'
  const request = `{ id: '0123456789abcdef', method: 'GET', url: '${url}', route: '${route}', host: 'haat.example', ip: '203.0.113.7' }`
  const { lines, ended } = program(`logController.answered(${request}, 200, 12.34567)`)
  await ended
  expect(lines()).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: os.hostname(),
      reqId: '0123456789abcdef',
      req: {
        method: 'GET',
        url: '/order/…/pay?x="1"',
        route,
        host: 'haat.example',
        remoteAddress: '203.0.113.7',
      },
      res: { statusCode: 200 },
      responseTime: 12.346,
      msg: 'request completed',
    },
  ])
})

test('a log that cannot be written, as on a full disk, neither fills the memory nor holds up the end', async () => {
  const out = openSync(os.devNull, 'r')
  const { ended, told } = program(
    `const [line, began] = ['x'.repeat(10_000), process.memoryUsage().rss]
    for (let n = 0; n < 10_000; n++) {
      log.info(line)
      if (n % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 2))
    }
    console.error((process.memoryUsage().rss - began) / 1024 / 1024)
    await logWritten(log)
    process.exit(0)`,
    out,
  )
  closeSync(out)
  expect(await ended).toBe(0)
  // 100 MB were logged.
  expect(Number(told())).toBeLessThan(80)
})

/** A program that logs as ours does where there is no terminal, and the lines that it has written so far. */
function program(does: string, out: 'pipe' | number = 'pipe') {
  const code = `
    import Fastify from 'fastify'
    import { logOptions, logWritten } from '#server/logger.ts'
    const { logger, logController } = await logOptions({ level: 'info' }, process.stdout)
    const { log } = Fastify({ logger })
    ${does}`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code], {
    stdio: ['ignore', out, 'pipe'],
  })
  afterwards(async () => void child.kill('SIGKILL'))
  let [output, errors] = ['', '']
  child.stdout?.on('data', (chunk) => (output += String(chunk)))
  child.stderr?.on('data', (chunk) => (errors += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const lines = (): Record<string, unknown>[] =>
    output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  return { lines, ended, told: () => errors }
}
