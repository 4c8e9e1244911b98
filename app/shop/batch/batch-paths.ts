import { prefix } from '#words/language/en.ts'

// Apart from app/paths.ts, which every page loads: these pages are documents of their own.

/** Where the code of a label is typed. */
export const codePath = `${prefix}/b`

export function batchPath(code: string): string {
  return `${codePath}/${encodeURIComponent(code)}`
}
