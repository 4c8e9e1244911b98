import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'
import { afterwards } from '#tests/support/afterwards.ts'

// The smallest form, which judges no figure.
test('the bench measures every row without an error, draws its plots and leaves nothing behind', async () => {
  const temporary = await mkdtemp(path.join(os.tmpdir(), 'haat-bench-test-'))
  afterwards(() => rm(temporary, { recursive: true, force: true }))
  const out = path.join(temporary, 'out')
  const { code, said } = await runBench(['--smoke', '--out', out], temporary)
  expect(said).toContain('all is measured')
  expect(code).toBe(0)

  const page = await readFile(path.join(out, 'SPEED.md'), 'utf8')
  const rows = tableAfter(page, '## What was promised')
  expect(rows.length).toBeGreaterThan(20)
  const empty = rows.filter(([, , measured]) => !/^-?\d/.test(measured ?? ''))
  // Without Debian's `postgresql`, and in so short a time.
  expect(empty.filter((row) => !/pgbench|memory/i.test(row.join(' ')))).toEqual([])
  const figures = tableAfter(page, '## Figures of this machine at that hour')
  const asked = figures.filter(([what]) => !/^(\*\*|pgbench)/.test(what ?? ''))
  expect(asked.length).toBeGreaterThan(30)
  expect(asked.filter(([, , median]) => !/^\d/.test(median ?? ''))).toEqual([])
  expect(asked.filter(([, , , , , errors]) => errors !== '0')).toEqual([])
  for (const plot of ['speed-load.svg', 'speed-size.svg']) {
    const drawn = await readFile(path.join(out, plot), 'utf8')
    expect(drawn.match(/<polyline points="[\d., ]+"/g)?.length).toBeGreaterThan(4)
  }
  expect((await readdir(temporary)).filter((name) => name.startsWith('haat-'))).toEqual([])
}, 300_000)

/** Its folders are made in `temporary`. */
async function runBench(args: string[], temporary: string): Promise<{ code: unknown; said: string }> {
  const program = spawn(process.execPath, ['bench/speed.ts', ...args], {
    cwd: projectFolder(),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: temporary },
  })
  let said = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (said += String(text)))
  // It ends everything that it has started.
  afterwards(async () => void program.kill('SIGTERM'))
  const [code] = (await once(program, 'exit')) as unknown[]
  return { code, said }
}

/** Its rows without those of its head, in cells. */
function tableAfter(page: string, title: string): string[][] {
  const lines = page.slice(page.indexOf(title)).split('\n')
  const from = lines.findIndex((line) => line.startsWith('| --- '))
  const to = lines.findIndex((line, n) => n > from && line === '')
  return lines.slice(from + 1, to).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}
