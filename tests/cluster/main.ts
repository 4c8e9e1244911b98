/**
 * `npm run test:cluster`: in namespaces of its own (network, processes, mounts) a whole cluster is built,
 * killed and judged. All of it is gone when this process is, however it ends.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { buildWhenNeeded } from '../../scripts/build.ts'
import { projectRoot } from '../../scripts/run-program.ts'
import { installMissing } from './packages.ts'

/** What a namespace of mounts hides from everybody else: folders, sockets, databases. */
const privateFolder = '/run/haat-cluster'

const namespaces = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc']

/** The shell stays, because `exit` follows: as the first process it takes in what has lost its parent. */
const inside = `
  mount -t tmpfs tmpfs /run && mkdir -m 1777 ${privateFolder} &&
  mkdir -p /var/lib/haat && mount -t tmpfs -o mode=755 tmpfs /var/lib/haat &&
  ip link set lo up && "$@"; exit $?`

try {
  const refusal = whyNot()
  if (refusal) throw new Error(`npm run test:cluster ${refusal}`)
  await installMissing()
  await buildWhenNeeded()
  const config = path.join('tests', 'cluster', 'vitest.config.ts')
  process.exitCode = await run(['vitest', 'run', '--config', config, ...process.argv.slice(2)])
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

function whyNot(): string | null {
  if (process.platform !== 'linux') return 'needs the namespaces of Linux, and this is another system.'
  if (process.getuid?.() !== 0) return 'makes networks, and for that it has to be root.'
  if (spawnSync('unshare', [...namespaces, 'true']).status !== 0)
    return 'may make no namespaces here (`unshare --net` is refused), as in a container without CAP_SYS_ADMIN.'
  return null
}

async function run(command: string[]): Promise<number> {
  // By the kernel's word it ends with us, and with it the first process in there, and so every other.
  const args = ['--pdeathsig', 'KILL', 'unshare', ...namespaces, 'sh', '-c', inside, 'sh', ...command]
  const child = spawn('setpriv', args, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: privateFolder, CLUSTER_FOLDER: privateFolder },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill('SIGKILL'))
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}
