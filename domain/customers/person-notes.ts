import { desc, eq, or } from 'drizzle-orm'

import { people, personNotes } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { lockPerson } from './queries.ts'

/** What the shop has written down of a person, for itself. */
export interface PersonNote {
  id: string
  text: string
  by: { id: string; name: string }
  at: Date
}

/**
 * Writes something down of a person, once under one idempotency key. Only administrators read it, and the
 * person themselves in what they take along (`myData`).
 * @param note.text at most 500 characters
 * @throws not_signed_in, forbidden, not_found, person_joined, key_reused
 */
export async function addPersonNote(
  ctx: Ctx,
  { personId, text }: { personId: string; text: string },
  idempotencyKey?: string,
): Promise<void> {
  const { id: authorId } = admin(ctx)
  // The words are not kept with the key.
  const request = ['note', personId, text]
  await once(ctx, { key: idempotencyKey, request }, async (tx) => {
    await lockPerson(tx, personId)
    const id = newId()
    await tx.db.insert(personNotes).values({ id, personId, authorId, text, createdAt: tx.now() })
    await writeAudit(tx, {
      action: 'person_note_added',
      objectId: personId,
      before: null,
      after: { isNoted: true },
    })
    return { id }
  })
}

/** Takes a note away. @throws not_signed_in, forbidden, not_found */
export async function deletePersonNote(ctx: Ctx, noteId: string): Promise<void> {
  admin(ctx)
  await inTransaction(ctx, async (tx) => {
    const [note] = await tx.db.delete(personNotes).where(eq(personNotes.id, noteId)).returning()
    if (!note) throw new DomainError('not_found', { what: 'note' })
    await writeAudit(tx, {
      action: 'person_note_deleted',
      objectId: note.personId,
      before: { isNoted: true },
      after: null,
    })
  })
}

/** The newest first, with those of people who are the same. The caller has asked for an administrator. */
export async function notesOf({ db }: Ctx, personId: string): Promise<PersonNote[]> {
  const author = db.select({ id: people.id, name: people.name }).from(people).as('author')
  const rows = await db
    .select({
      id: personNotes.id,
      text: personNotes.text,
      by: author.id,
      name: author.name,
      at: personNotes.createdAt,
    })
    .from(personNotes)
    .innerJoin(people, eq(people.id, personNotes.personId))
    .innerJoin(author, eq(author.id, personNotes.authorId))
    .where(or(eq(personNotes.personId, personId), eq(people.joinedInto, personId)))
    .orderBy(desc(personNotes.createdAt), desc(personNotes.id))
    .limit(mostNotes)
  return rows.map(({ by: id, name, ...note }) => ({ ...note, by: { id, name } }))
}

/** So many are shown. */
const mostNotes = 50
