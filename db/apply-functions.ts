import type pg from 'pg'

import type { Log } from '#domain/ground/context.ts'

import { inStep } from './in-step.ts'
import { readFunctions } from './read-functions.ts'
import type { Functions, Part } from './read-functions.ts'
import { noteFunctions, readState } from './schema-state.ts'

/**
 * Functions and triggers are repeatable: what was changed is applied again, whole, after the migrations. A
 * program that is older than those of the database leaves them. Functions first, all at once, because they
 * call each other; nobody waits for them. Triggers lock their tables, so each has a step of its own.
 */
export async function applyFunctions(client: pg.ClientBase, log: Log, isNew: boolean): Promise<void> {
  const functions = await readFunctions()
  const { parts = {}, functionsVersion = 0 } = (await readState(client)) ?? {}
  if (functionsVersion > functions.version) {
    log.info({ functionsVersion }, 'The functions of the database are those of a newer version, and stay')
    return
  }
  const isChanged = ({ name, hash }: Part) => parts[name] !== hash
  const bodies = functions.bodies.filter(isChanged)
  const triggers = functions.triggers.filter(isChanged)
  if (bodies.length > 0 || functionsVersion < functions.version)
    await inStep(client, log, `${bodies.length} functions`, () =>
      applyBodies(client, functions.version, bodies),
    )
  const apply = (some: Part[]) => applyTriggers(client, functions.version, some)
  // Nobody uses a new one.
  if (isNew) await inStep(client, log, `${triggers.length} triggers`, () => apply(triggers))
  else for (const one of triggers) await inStep(client, log, one.name, () => apply([one]))
}

/** Of files that an older version applied whole: their parts, where they are the same today. */
export function partsOfFiles(
  { files, bodies, triggers }: Functions,
  applied: { name: string; hash: string }[],
) {
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]))
  const same = files.filter(({ name, hash }) => hashes.get(name) === hash)
  const isSame = (part: Part) => same.some(({ name, text }) => name === part.name || text.includes(part.text))
  return Object.fromEntries([...bodies, ...triggers].filter(isSame).map(({ name, hash }) => [name, hash]))
}

/** Twice: first unchecked, because they call each other; then PostgreSQL checks them. */
async function applyBodies(client: pg.ClientBase, version: number, bodies: Part[]): Promise<void> {
  for (const checks of ['off', 'on']) {
    await client.query(`set local check_function_bodies = ${checks}`)
    for (const { text } of bodies) await client.query(text)
  }
  await noteFunctions(client, version, hashesOf(bodies))
}

async function applyTriggers(client: pg.ClientBase, version: number, triggers: Part[]): Promise<void> {
  for (const { text } of triggers) await client.query(text)
  await noteFunctions(client, version, hashesOf(triggers))
}

function hashesOf(parts: Part[]): Record<string, string> {
  return Object.fromEntries(parts.map(({ name, hash }) => [name, hash]))
}
