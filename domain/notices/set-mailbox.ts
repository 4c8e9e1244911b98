import { count, eq, sql } from 'drizzle-orm'

import { noticeMailboxes } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { mostMailboxes, noticeKinds } from './rules.ts'
import type { NoticeKind } from './rules.ts'

/**
 * Names an address that is told of these kinds by mail, in place of those that it was told of; of none: the
 * address goes. @throws not_signed_in, forbidden, too_many_mailboxes
 */
export async function setNoticeMailbox(
  ctx: Ctx,
  { address: typed, kinds: wanted }: { address: string; kinds: NoticeKind[] },
): Promise<void> {
  admin(ctx)
  const address = typed.toLowerCase()
  await inTransaction(ctx, async (tx) => {
    // One after the other, so that no two name the last one.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('notice mailboxes', 0))`)
    const isSame = eq(noticeMailboxes.address, address)
    const [before] = await tx.db.select().from(noticeMailboxes).where(isSame)
    // Those that only a newer program knows stay.
    const unknown = before?.kinds.filter((kind) => !noticeKinds.some((one) => one === kind)) ?? []
    const kinds = wanted.length === 0 ? [] : [...wanted, ...unknown]
    if (kinds.length === 0) await tx.db.delete(noticeMailboxes).where(isSame)
    else {
      const [all] = await tx.db.select({ count: count() }).from(noticeMailboxes)
      if (!before && (all?.count ?? 0) >= mostMailboxes)
        throw new DomainError('too_many_mailboxes', { maximum: mostMailboxes })
      await tx.db
        .insert(noticeMailboxes)
        .values({ address, kinds, createdAt: tx.now() })
        .onConflictDoUpdate({ target: noticeMailboxes.address, set: { kinds } })
    }
    // Whose address it is may be a person's, and the audit stays for years.
    await writeAudit(tx, {
      action: 'notices_by_mail_changed',
      objectId: 'shop',
      before: { kinds: before?.kinds ?? [] },
      after: { kinds },
    })
  })
}
