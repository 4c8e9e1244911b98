/** Running the project's own tools and the system's, the same way from every script. */
import type { SpawnOptions } from 'node:child_process'
import { spawn } from 'node:child_process'
import path from 'node:path'

export const projectRoot = path.join(import.meta.dirname, '..')

/** Runs a program in the project's folder, its output in view; answers whether it succeeded. */
export function runProgram(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  return succeeds(program, args, { stdio: 'inherit', env: { ...environment(), ...env } })
}

/** Runs a program for its answer alone: no output, and a missing program is a no. */
export function runQuietly(program: string, args: string[]): Promise<boolean> {
  return succeeds(program, args, { stdio: 'ignore', env: environment() })
}

function succeeds(program: string, args: string[], options: SpawnOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: projectRoot, ...options })
    const end = (isSuccess: boolean) => {
      process.off('SIGTERM', terminate)
      process.off('SIGINT', waitForChild)
      resolve(isSuccess)
    }
    const terminate = () => child.kill('SIGTERM')
    // The terminal sends Ctrl-C to the child as well; it tidies up, and then we stop.
    const waitForChild = () => undefined
    process.on('SIGTERM', terminate)
    process.on('SIGINT', waitForChild)
    child.on('error', (error: NodeJS.ErrnoException) => {
      if (options.stdio === 'inherit') console.error(`${program}: ${error.message}`)
      end(false)
    })
    child.on('exit', (code) => end(code === 0))
  })
}

/** The project's tools and its Node come first, also when a script is run without npm. */
function environment(): NodeJS.ProcessEnv {
  const tools = path.join(projectRoot, 'node_modules', '.bin')
  return { ...process.env, PATH: `${tools}${path.delimiter}${process.env.PATH ?? ''}` }
}
