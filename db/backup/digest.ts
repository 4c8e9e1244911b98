import type pg from 'pg'

import type { Table } from './shape.ts'

/** What a table has, to be compared with what another database made of it. */
export interface Digest {
  rows: number
  /** The sum of a hash of each row, so that their order does not matter. */
  hash: string
}

/** Texts of values must not depend on how the server is set up. */
export const sameTexts = `
  set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8'`

/** On a connection that has `sameTexts`. */
export async function digestOf(client: pg.ClientBase, { name, columns }: Table): Promise<Digest> {
  const { rows } = await client.query<{ rows: string; hash: string }>(
    `select count(*) as rows, coalesce(sum(
       ('x' || substr(encode(sha256(convert_to(row(${columns.join(', ')})::text, 'UTF8')), 'hex'), 1, 15))::bit(60)::bigint
     ), 0)::text as hash from ${name}`,
  )
  return { rows: Number(rows[0]?.rows), hash: rows[0]?.hash ?? '' }
}
