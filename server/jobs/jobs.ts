import { pruneCatalogChanges } from '#domain/catalog/prune-changes.ts'
import { rankProducts } from '#domain/catalog/rank-products.ts'
import { forgetDeleted } from '#domain/customers/delete-account.ts'
import { answerAskedLinks } from '#domain/customers/mailed-links.ts'
import { pruneSignIns } from '#domain/customers/prune-sign-ins.ts'
import { pruneGrievances } from '#domain/grievances/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { pruneIdempotencyKeys } from '#domain/ground/idempotency.ts'
import { compactListCounts } from '#domain/ground/list-counts.ts'
import { pruneImports, takeDueImports } from '#domain/imports/take-due-imports.ts'
import { tellLowStock } from '#domain/mails/low-stock.ts'
import { pruneMails, sendDueMails } from '#domain/mails/send-due-mails.ts'
import { reconcilePaymentOrders } from '#domain/payments/reconcile.ts'
import { carryOutDueRefunds } from '#domain/payments/refunds.ts'
import { prunePaymentSweeps } from '#domain/payments/sweep-payments.ts'
import { processDueWebhooks, pruneWebhookEvents } from '#domain/payments/webhooks.ts'
import { carryOutShelfDates } from '#domain/products/carry-out-shelf-dates.ts'
import { compactSales } from '#domain/reports/compact-sales.ts'
import { forgetFoundMisses } from '#domain/search-misses/forget-found.ts'
import { pruneMissAnswers } from '#domain/search-misses/prune-answers.ts'

import { repeat } from './repeat.ts'

export interface Jobs {
  /** A webhook was received: process it now. */
  webhookReceived(): void
  /** Somebody has confirmed an import: take it now. */
  importConfirmed(): void
  stop(): Promise<void>
}

/**
 * What the shop does by itself. Everything it works on is a row with a due time, so a process that dies
 * leaves nothing behind but a row that becomes due again, and several processes share the work.
 */
export function startJobs(ctx: Ctx): Jobs {
  const webhooks = repeat('webhooks', 2_000, ctx.log, () => processDueWebhooks(ctx))
  const payments = repeat('payments', 30_000, ctx.log, async () => {
    await reconcilePaymentOrders(ctx)
    await carryOutDueRefunds(ctx)
  })
  // On its own, because a mail server may keep it waiting.
  const mails = repeat('mails', 2_000, ctx.log, async () => {
    await answerAskedLinks(ctx)
    await sendDueMails(ctx)
  })
  const lowStock = repeat('low stock', 15 * 60 * 1000, ctx.log, () => tellLowStock(ctx))
  const pruning = repeat('pruning', 60 * 60 * 1000, ctx.log, async () => {
    await pruneCatalogChanges(ctx)
    await pruneIdempotencyKeys(ctx)
    await pruneWebhookEvents(ctx)
    await prunePaymentSweeps(ctx)
    await pruneSignIns(ctx)
    await forgetDeleted(ctx)
    await pruneMails(ctx)
    await pruneGrievances(ctx)
    await pruneImports(ctx)
    await pruneMissAnswers(ctx)
    await compactListCounts(ctx)
    await compactSales(ctx)
    // Last: a busy shop refuses it, and all else is done then.
    await forgetFoundMisses(ctx)
  })
  const ranking = repeat('ranking', 15 * 60 * 1000, ctx.log, () => rankProducts(ctx))
  const shelfDates = repeat('shelf dates', 2_000, ctx.log, () => carryOutShelfDates(ctx))
  const imports = repeat('imports', 5_000, ctx.log, () => takeDueImports(ctx))
  return {
    webhookReceived: () => webhooks.kick(),
    importConfirmed: () => imports.kick(),
    async stop() {
      await Promise.all(
        [webhooks, payments, mails, lowStock, pruning, ranking, shelfDates, imports].map((one) => one.stop()),
      )
    },
  }
}
