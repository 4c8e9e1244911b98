/** What a process needs of the machine, as Linux tells it; elsewhere null. */
import fs from 'node:fs'
import path from 'node:path'

/** Megabytes, code that is shared with others included. */
export function memoryOf(pid: number): number | null {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}

/** Of PostgreSQL: all its processes, and what they share counted once. */
export function memoryOfPostgres(dataFolder: string): number | null {
  const main = Number.parseInt(read(path.join(dataFolder, 'postmaster.pid')), 10)
  if (!(main > 0)) return null
  const shares = [main, ...childrenOf(main)].map(
    (pid) => /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1],
  )
  if (shares[0] === undefined) return null
  return shares.reduce((sum, share) => sum + Number(share ?? 0), 0) / 1024
}

/** Seconds of the processor that a process has used, all its threads together. */
export function processorSeconds(pid: number): number | null {
  // The name, in brackets, may have blanks; user and system time come as the 14th and 15th field.
  const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')
  return fields ? (Number(fields[11]) + Number(fields[12])) / 100 : null
}

/** The process below `pid` whose command has `word` in it. */
export function childOf(pid: number, word: string): number | undefined {
  for (const child of childrenOf(pid)) {
    // A shell that npm starts replaces itself with the program.
    const words = read(`/proc/${child}/cmdline`).split('\0')
    if (words.includes(word) && !words.includes('-c')) return child
    const below = childOf(child, word)
    if (below !== undefined) return below
  }
  return undefined
}

function childrenOf(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').map(Number).filter(Boolean)
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
