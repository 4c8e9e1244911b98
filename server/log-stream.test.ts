import { spawn } from 'node:child_process'
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
  const request = `{ id: '0123456789abcdef', method: 'GET', url: '${url}', host: 'haat.example', ip: '203.0.113.7' }`
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
        host: 'haat.example',
        remoteAddress: '203.0.113.7',
      },
      res: { statusCode: 200 },
      responseTime: 12.346,
      msg: 'request completed',
    },
  ])
})

/** A program that logs as ours does where there is no terminal, and the lines that it has written so far. */
function program(does: string) {
  const code = `
    import pino from 'pino'
    import { logOptions, logWritten } from '#server/logger.ts'
    const { logger, logController } = await logOptions({ level: 'info' }, process.stdout)
    const log = pino({ level: logger.level }, logger.stream)
    ${does}`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  afterwards(async () => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const lines = (): Record<string, unknown>[] =>
    output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  return { lines, ended }
}
