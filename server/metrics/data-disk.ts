import fs from 'node:fs/promises'

/** The disk on which the data folder is, in bytes; null where the system does not tell. */
export async function dataDisk(dataDir: string): Promise<{ bytes: number; freeBytes: number } | null> {
  try {
    const { bsize, blocks, bavail } = await fs.statfs(dataDir)
    return { bytes: bsize * blocks, freeBytes: bsize * bavail }
  } catch {
    return null
  }
}
