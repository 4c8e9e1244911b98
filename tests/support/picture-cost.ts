/**
 * Program of its own: keeps the picture that its argument names, and prints how many MiB that took at most,
 * over what it had before.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { diskFiles } from '#integrations/pictures/disk-files.ts'
import { pictureStore } from '#integrations/pictures/picture-store.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-pictures-'))
const bytes = readFileSync(process.argv[2] ?? '')
const before = process.memoryUsage().rss
await pictureStore(diskFiles(folder)).keepProductPicture(bytes)
process.stdout.write(String((mostMemory() - before) / 1024 / 1024))
rmSync(folder, { recursive: true })

/** Bytes. Not `resourceUsage`, which on Linux begins with what the program had that started this one. */
function mostMemory(): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
