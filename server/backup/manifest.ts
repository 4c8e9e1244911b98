import { z } from 'zod'

/** The first entry of a backup: what follows. */
export const manifestShape = z.object({
  /** A program that does not know this number refuses the file. */
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  shape: z.object({
    migrations: z.array(z.object({ hash: z.string(), when: z.number() })),
    tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
    sequences: z.array(z.string()),
    functions: z.array(z.string()),
    triggers: z.array(z.object({ statement: z.string(), mark: z.string() })),
  }),
  hasSecrets: z.boolean(),
})

/** The last entry, without which a backup is none: what was in it. */
export const countedShape = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), hash: z.string() })),
  sequences: z.record(z.string(), z.object({ last: z.string(), isCalled: z.boolean() })),
  pictures: z.object({ files: z.number(), bytes: z.number() }),
})

export type Manifest = z.output<typeof manifestShape>
export type CountedBackup = z.output<typeof countedShape>

/** Names of entries. Tables and pictures are folders. */
export const entries = {
  manifest: 'manifest.json',
  tables: 'tables/',
  pictures: 'pictures/',
  secrets: 'secrets.json',
  counted: 'counted.json',
} as const
