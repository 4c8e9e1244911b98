import { prefix } from '#words/language/en.ts'

// Apart from app/paths.ts, which every page loads: these pages are documents of their own.

/** Who grows and makes the goods. */
export const growersPath = `${prefix}/growers`

export function growerPath(slug: string): string {
  return `${prefix}/grower/${slug}`
}
