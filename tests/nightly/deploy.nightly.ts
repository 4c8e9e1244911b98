import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'
import { emptyFolder } from '#tests/support/program.ts'

const run = promisify(execFile)
const deploy = (file: string) => path.join(projectFolder(), 'deploy', file)

/** Where a tool is not installed, its file is not read. */
async function isThere(program: string, ...args: string[]): Promise<boolean> {
  return run(program, args).then(
    () => true,
    () => false,
  )
}

test('HAProxy takes its settings', async ({ skip }) => {
  if (!(await isThere('haproxy', '-v'))) skip()
  const { stdout } = await run('haproxy', ['-c', '-V', '-f', deploy('haproxy.cfg')])
  expect(stdout).toContain('Configuration file is valid')
})

test('Caddy takes its settings', async ({ skip }) => {
  if (!(await isThere('caddy', 'version'))) skip()
  const { stdout } = await run('caddy', [
    'validate',
    '--adapter',
    'caddyfile',
    '--config',
    deploy('Caddyfile'),
  ])
  expect(stdout).toContain('Valid configuration')
})

test('systemd takes the unit', async ({ skip }) => {
  if (!(await isThere('systemd-analyze', '--version'))) skip()
  // Its program and its folder are not on this machine.
  const unit = readFileSync(deploy('haat.service'), 'utf8')
    .replace('/opt/haat/node_modules/.bin/node', '/usr/bin/env')
    .replaceAll('/opt/haat', '/tmp')
  const copy = path.join(await emptyFolder(), 'haat.service')
  writeFileSync(copy, unit)
  const { stdout, stderr } = await run('systemd-analyze', ['verify', copy])
  expect(stdout + stderr).toBe('')
})

test('Patroni finds nothing wrong but that this machine is none of its own', async ({ skip }) => {
  if (!(await isThere('patroni', '--version'))) skip()
  const check = run('patroni', ['--validate-config', deploy('patroni.yml')])
  const { stdout, stderr } = await check.catch((error: { stdout: string; stderr: string }) => error)
  const ofThisMachine =
    /is already in use|bin_dir|data_dir|could not connect|Cannot assign|is not defined\.$/i
  const wrong = (stdout + stderr).split('\n').filter((line) => line && !ofThisMachine.test(line))
  expect(wrong).toEqual([])
})

test('Docker takes the compose file', async ({ skip }) => {
  if (!(await isThere('docker', 'compose', 'version'))) skip()
  const args = [
    'compose',
    '--env-file',
    deploy('shop.env.example'),
    '-f',
    deploy('compose.yml'),
    'config',
    '-q',
  ]
  const { stderr } = await run('docker', args)
  expect(stderr).not.toContain('error')
})
