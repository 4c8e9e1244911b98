import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'
import { installMissing } from '#tests/cluster/packages.ts'
import { emptyFolder } from '#tests/support/program.ts'

const run = promisify(execFile)
const deploy = (file: string) => path.join(projectFolder(), 'deploy', file)

/** Installed where they are missing: HAProxy and Patroni. Of the others some machines have none. */
await installMissing()

/** Where a tool is not installed, its file is not read, and whoever looks at the night's proof is told so. */
async function isThere(program: string, ...args: string[]): Promise<boolean> {
  try {
    await run(program, args)
    return true
  } catch {
    process.stderr.write(`NOT PROVED: '${[program, ...args].join(' ')}' does not run here\n`)
    return false
  }
}

test('HAProxy takes its settings', async () => {
  const { stdout } = await run('haproxy', ['-c', '-V', '-f', deploy('haproxy.cfg')])
  expect(stdout).toContain('Configuration file is valid')
})

test('Caddy takes its settings', async ({ skip }) => {
  if (!(await isThere('caddy', 'version'))) skip('Caddy is not installed')
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
  if (!(await isThere('systemd-analyze', '--version'))) skip('systemd is not installed')
  // Its program and its folder are not on this machine.
  const unit = readFileSync(deploy('haat.service'), 'utf8')
    .replace('/opt/haat/node_modules/.bin/node', '/usr/bin/env')
    .replaceAll('/opt/haat', '/tmp')
  const copy = path.join(await emptyFolder(), 'haat.service')
  writeFileSync(copy, unit)
  const { stdout, stderr } = await run('systemd-analyze', ['verify', copy])
  expect(stdout + stderr).toBe('')
})

test('Patroni finds nothing wrong but that this machine is none of its own', async () => {
  const check = run('patroni', ['--validate-config', deploy('patroni.yml')])
  const { stdout, stderr } = await check.catch((error: { stdout: string; stderr: string }) => error)
  const ofThisMachine =
    /is already in use|bin_dir|data_dir|could not connect|Cannot assign|is not defined\.$/i
  const wrong = (stdout + stderr).split('\n').filter((line) => line && !ofThisMachine.test(line))
  expect(wrong).toEqual([])
})

test('Docker takes the compose file', async ({ skip }) => {
  if (!(await isThere('docker', 'compose', 'version'))) skip('Docker Compose is not installed')
  const args = [
    'compose',
    '--env-file',
    deploy('shop.env.example'),
    '-f',
    deploy('compose.yml'),
    'config',
    '-q',
  ]
  const filledIn = { ...process.env, SESSION_SECRET: 's'.repeat(48), ADMIN_PASSWORD: 'a-first-password' }
  const { stderr } = await run('docker', args, { env: filledIn })
  expect(stderr).not.toContain('error')
  // Made by the shop itself they would be lost with the container.
  for (const missing of ['SESSION_SECRET', 'ADMIN_PASSWORD'])
    await expect(run('docker', args, { env: { ...filledIn, [missing]: '' } })).rejects.toThrow(missing)
})
