import type pg from 'pg'

/**
 * Adds people `from` to `to`, who came over the last two years. They have no password, so nobody signs in as
 * one.
 */
export async function seedPeople(
  client: pg.ClientBase,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<void> {
  await client.query(people, [from, to, now])
}

const first = `array['Asha','Ravi','Meera','Imran','Lakshmi','Arjun','Fatima','Gopal','Sunita','Joseph','Kavita']`
const last = `array['Devi','Kumar','Patil','Khan','Iyer','Singh','Das','Reddy','Joshi','Thomas','Yadav','Bora','Naik']`

const people = `
  insert into people (id, name, email, created_at, updated_at)
  select substr(encode(sha256(convert_to('synthetic person ' || n, 'UTF8')), 'hex'), 1, 20),
    (${first})[n % 11 + 1] || ' ' || (${last})[n % 13 + 1], 'person' || n + 1 || '@people.example', at, at
  from generate_series($1::integer, $2::integer) as n,
    lateral (select $3::timestamptz - n % 730 * interval '1 day' - n % 1440 * interval '1 minute') as came (at)
  on conflict do nothing`
