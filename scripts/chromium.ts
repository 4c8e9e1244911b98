/** Finds a Chromium for the browser tests, and gets one when the machine has none. */
import fs from 'node:fs'
import path from 'node:path'

import { chromium } from '@playwright/test'

import { runProgram, runQuietly } from './run-program.ts'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome']

/** Debian's Chromium without windows, of which the browser tests take a third less of the processor. */
const headlessShell = 'chromium-headless-shell'

/** The smallest Debian package that draws Devanagari well; without one Hindi text is boxes. */
const hindiFont = 'fonts-lohit-deva'

/**
 * Answers the path of a Chromium that runs: a whole one, or the one without windows where there is one.
 * Installs one when there is none; throws when it cannot.
 */
export async function findOrGetChromium(kind: 'whole' | 'small' = 'whole'): Promise<string> {
  const given = process.env.CHROMIUM_PATH
  if (given) return checkGiven(given)

  const names = kind === 'small' ? [headlessShell, ...systemNames] : systemNames
  const found = (await findInSystem(names)) ?? (await findPlaywrights())
  if (found) {
    // Boxes in place of Devanagari are wider than the words, and break every measure of a page.
    if (!(await hasHindiFont())) await installFromDebian([])
    return found
  }

  console.log('Chromium: none on this machine')
  const gotten = (await installFromDebian(names)) ?? (await downloadPlaywrights())
  if (gotten) return gotten

  throw new Error(
    'There is no Chromium for the browser tests, and it could not be installed. Install it ' +
      '(on Debian: sudo apt-get install chromium), or name one with CHROMIUM_PATH=/path/to/chromium.',
  )
}

/** Whether it is the one without windows. */
export function isHeadlessShell(chromiumPath: string): boolean {
  return path.basename(chromiumPath) === headlessShell
}

async function checkGiven(given: string): Promise<string> {
  if (await runs(given)) return report(given, 'CHROMIUM_PATH')
  throw new Error(`CHROMIUM_PATH is ${given}, but this file does not start a Chromium.`)
}

async function findInSystem(names: string[]): Promise<string | undefined> {
  for (const name of names) {
    const file = findOnPath(name)
    if (file && (await runs(file))) return report(file, "the system's")
  }
  return undefined
}

async function findPlaywrights(): Promise<string | undefined> {
  const file = chromium.executablePath()
  return fs.existsSync(file) && (await runs(file)) ? report(file, "Playwright's") : undefined
}

/** Installs the first of these and a font for Hindi, where there is none. Answers what of them runs then. */
async function installFromDebian(names: string[]): Promise<string | undefined> {
  if (!findOnPath('apt-get')) return undefined
  const asRoot = await commandForRoot()
  if (!asRoot) {
    console.log('Chromium: apt-get would need root or sudo, trying without')
    return undefined
  }
  const aptGet = (...args: string[]) => {
    const [program, ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
    return runProgram(program ?? 'env', rest)
  }
  console.log('Chromium: refreshing the package list (apt-get update)')
  // A list that is partly unreachable may still hold Chromium.
  await aptGet('update', '-qq')

  const packages = [...names.slice(0, 1), ...((await hasHindiFont()) ? [] : [hindiFont])]
  console.log(`Chromium: installing ${packages.join(' and ')} (apt-get install)`)
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0', '-o', 'DPkg::Lock::Timeout=120']
  await aptGet('install', '-y', '--no-install-recommends', ...quiet, ...packages)
  return findInSystem(names)
}

/** What to put before a command for root to run it; undefined when we may not. */
async function commandForRoot(): Promise<string[] | undefined> {
  if (process.getuid?.() === 0) return []
  if (await runQuietly('sudo', ['-n', 'true'])) return ['sudo', '-n']
  // Somebody sits there who can be asked for a password.
  return process.stdin.isTTY && findOnPath('sudo') ? ['sudo'] : undefined
}

async function hasHindiFont(): Promise<boolean> {
  return runQuietly('sh', ['-c', 'test -n "$(fc-list :lang=hi)"'])
}

async function downloadPlaywrights(): Promise<string | undefined> {
  console.log("Chromium: downloading Playwright's own (playwright install chromium)")
  await runProgram('playwright', ['install', 'chromium'])
  return findPlaywrights()
}

/** A file alone is not enough: a wrapper without its browser or missing libraries would fail every test. */
function runs(file: string): Promise<boolean> {
  return runQuietly(file, ['--version'])
}

function report(file: string, whose: string): string {
  console.log(`Chromium: ${file} (${whose})`)
  return file
}

function findOnPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file))
}
