import type pg from 'pg'

/**
 * Whether this database finds the trigrams of words in Hindi, by which the search index works. It depends on
 * the LC_CTYPE that the database was made with, and cannot be changed afterwards.
 */
export async function readsEveryScript(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ trigrams: string[] }>(`select show_trgm('टमाटर') as trigrams`)
  return (rows[0]?.trigrams.length ?? 0) > 0
}
