/** Builds pages and server for production, but only when something that goes into them has changed. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { languages } from '../words/languages.ts'
import { precompress } from './precompress.ts'
import { projectRoot, runProgram } from './run-program.ts'
import { readManifest, writeManifests } from './shop-routes.ts'
import { assetsFolder, buildFolder } from './vite-languages.ts'

/** What the build reads. A file that is missing here would leave an old build standing after a change. */
const sources = [
  'app',
  'contract',
  'db',
  'domain',
  'integrations',
  'public',
  'sandbox',
  'scripts/shop-routes.ts',
  'scripts/vite-languages.ts',
  'scripts/vite-plugins.ts',
  'server',
  'words',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

const stampFile = path.join(projectRoot, 'build', 'stamp')
const builtServer = path.join(projectRoot, 'build', 'server', 'index.js')

/** Leaves a build of the present sources in `build/`. Throws when it fails. */
export async function buildWhenNeeded(): Promise<void> {
  const stamp = stampOfSources()
  if (fs.existsSync(builtServer) && readStamp() === stamp) return

  console.log('Building Haat (only when the sources have changed) …')
  const began = performance.now()
  // Without a stamp a build that is killed half-way is done again.
  fs.rmSync(stampFile, { force: true })
  // Warnings and errors whole, and not the list of every file.
  for (const language of languages.toReversed()) {
    const isBuilt = await runProgram('react-router', ['build', '--logLevel', 'warn'], {
      NODE_ENV: 'production',
      HAAT_LANGUAGE: language,
    })
    if (!isBuilt) throw new Error('The build failed. Its messages are above.')
  }
  const client = path.join(projectRoot, 'build', 'client')
  for (const language of languages) {
    const folder = path.join(client, assetsFolder(language))
    if (language !== 'en')
      fs.cpSync(path.join(projectRoot, buildFolder(language), 'client', assetsFolder(language)), folder, {
        recursive: true,
      })
    writeManifests(folder)
    await precompress(folder)
  }
  nameBuildInWorker(client)
  for (const language of languages.slice(1))
    fs.rmSync(path.join(projectRoot, buildFolder(language)), { recursive: true })
  fs.writeFileSync(stampFile, stamp)
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

/** The router's manifests, one a language, name every script of the pages: their versions are the build's. */
function nameBuildInWorker(clientFolder: string): void {
  const versions = languages.map(
    (language) => readManifest(path.join(clientFolder, assetsFolder(language))).version,
  )
  const file = path.join(clientFolder, 'sw.js')
  const script = fs.readFileSync(file, 'utf8')
  if (!script.includes('BUILD')) throw new Error('The service worker cannot be told its build.')
  fs.writeFileSync(file, script.replaceAll('BUILD', versions.join('-')))
}

function stampOfSources(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesIn)) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(projectRoot, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** The files of a folder, or the one file, in an order that is the same on every machine. */
function filesIn(source: string): string[] {
  const found = fs.statSync(path.join(projectRoot, source), { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [source]
  return fs
    .readdirSync(path.join(projectRoot, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)))
    .sort()
}

function readStamp(): string | undefined {
  return fs.existsSync(stampFile) ? fs.readFileSync(stampFile, 'utf8') : undefined
}

if (import.meta.main) await buildWhenNeeded()
