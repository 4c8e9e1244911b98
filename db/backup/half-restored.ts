import type pg from 'pg'

/** A restore was begun in this database and has not ended. The message says which and when. */
class HalfRestored extends Error {
  override readonly name = 'HalfRestored'

  constructor({ file, since }: { file: string; since: Date }) {
    const at = `${since.toISOString().slice(0, 16).replace('T', ' ')} UTC`
    super(
      `This shop is half restored: \`npm run restore -- ${file}\` began at ${at} and did not end. ` +
        'Run it again: it begins anew.',
    )
  }
}

/** Written before anything else is, and taken away when the restored shop has been compared. */
export async function markHalfRestored(client: pg.ClientBase, file: string): Promise<void> {
  await client.query(`
    begin; drop schema if exists haat_restore cascade; create schema haat_restore;
    create table haat_restore.half (file text not null, since timestamptz not null default now()); commit`)
  await client.query('insert into haat_restore.half (file) values ($1)', [file])
}

export async function markWhole(client: pg.ClientBase): Promise<void> {
  await client.query('drop schema haat_restore cascade')
}

export async function isHalfRestored(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    `select to_regclass('haat_restore.half') is not null as is`,
  )
  return rows[0]?.is ?? false
}

/** @throws HalfRestored */
export async function refuseHalfRestored(client: pg.ClientBase): Promise<void> {
  if (!(await isHalfRestored(client))) return
  const { rows } = await client.query<{ file: string; since: Date }>(
    'select file, since from haat_restore.half',
  )
  throw new HalfRestored(rows[0] ?? { file: 'FILE', since: new Date() })
}
