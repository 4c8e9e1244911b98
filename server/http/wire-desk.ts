import type { z } from 'zod'

import type * as contract from '#contract/notices.ts'
import { isAdmin } from '#domain/ground/rules.ts'
import type { Duty, Role } from '#domain/ground/rules.ts'
import { noticePath } from '#domain/notices/rules.ts'
import { orderStatusLabels } from '#domain/orders/rules.ts'
import type { DeskNow } from '#domain/reports/desk-now.ts'
import { noticeSentence } from '#words/notices/en.ts'

/** What is new as a person reads it, with the way to it from where they work. */
export function wireDeskNow(
  { waiting, notices, moved }: DeskNow,
  person: { role: Role; duties: readonly Duty[] },
): z.input<typeof contract.deskNow> {
  return {
    waiting,
    notices: notices.map((notice) => ({
      _id: notice.id,
      kind: notice.kind,
      words: noticeSentence(notice),
      path: noticePath(notice, { isAtStall: !isAdmin(person) }),
      at: notice.at.toISOString(),
    })),
    moved: moved.map(({ orderId, status }) => ({ _id: orderId, status: orderStatusLabels[status] })),
  }
}
