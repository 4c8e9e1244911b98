import { pruneWishes } from '#domain/addresses/wishes/queries.ts'
import { takeNightlyBackup } from '#domain/backups/take-nightly.ts'
import type { NightlyBackups } from '#domain/backups/take-nightly.ts'
import { endBatches } from '#domain/batches/end-batches.ts'
import { endBoxWeeks } from '#domain/boxes/end-box-weeks.ts'
import { countGoesWith } from '#domain/catalog/count-goes-with.ts'
import { pruneCatalogChanges } from '#domain/catalog/prune-changes.ts'
import { rankProducts } from '#domain/catalog/rank-products.ts'
import { beginMonth } from '#domain/catalog/seasons/begin-month.ts'
import { pruneGuests } from '#domain/checkout/prune-guests.ts'
import { forgetDeleted } from '#domain/customers/delete-account.ts'
import { noteErased } from '#domain/customers/erased-list.ts'
import { answerAskedLinks } from '#domain/customers/mailed-links.ts'
import { pruneSignIns } from '#domain/customers/prune-sign-ins.ts'
import { pruneGrievances } from '#domain/grievances/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { pruneIdempotencyKeys } from '#domain/ground/idempotency.ts'
import { compactListCounts } from '#domain/ground/list-counts.ts'
import { refillDerived } from '#domain/ground/refill-derived.ts'
import { endCertificates } from '#domain/growers/end-certificates.ts'
import { fetchDuePictures } from '#domain/imports/fetch-pictures.ts'
import { pruneImports, takeDueImports } from '#domain/imports/take-due-imports.ts'
import { pruneStockWishes, tellStockWishes } from '#domain/inventory/stock-wishes/tell-stock-wishes.ts'
import { pruneSharedLists } from '#domain/lists/queries.ts'
import { tellLowStock } from '#domain/mails/low-stock.ts'
import { pruneMails, sendDueMails } from '#domain/mails/send-due-mails.ts'
import { removeUnusedPictures } from '#domain/media/remove-unused-pictures.ts'
import { passOnNotices } from '#domain/notices/pass-on.ts'
import { pruneNotices } from '#domain/notices/prune-notices.ts'
import { sendDuePushes } from '#domain/notices/send-pushes.ts'
import { carryOutOfferDates } from '#domain/offers/carry-out-offer-dates.ts'
import { pruneAbandonedPayments } from '#domain/payments/prune-abandoned.ts'
import { reconcilePaymentOrders } from '#domain/payments/reconcile.ts'
import { carryOutDueRefunds } from '#domain/payments/refunds.ts'
import { prunePaymentSweeps } from '#domain/payments/sweep-payments.ts'
import { processDueWebhooks, pruneWebhookEvents } from '#domain/payments/webhooks.ts'
import { processPhoneEvents, prunePhoneNews } from '#domain/phone-messages/news.ts'
import { prunePhoneMessages, sendDuePhoneMessages } from '#domain/phone-messages/send-due.ts'
import { carryOutShelfDates } from '#domain/products/carry-out-shelf-dates.ts'
import { carryOutPriceDays } from '#domain/products/price-days.ts'
import { sendStatements } from '#domain/receivables/send-statements.ts'
import { compactSales } from '#domain/reports/compact-sales.ts'
import { forgetFoundMisses } from '#domain/search-misses/forget-found.ts'
import { pruneMissAnswers } from '#domain/search-misses/prune-answers.ts'
import { closeWeeks } from '#domain/settlement/close-weeks.ts'
import { pruneStatementLinks } from '#domain/settlement/statement-links.ts'
import { makeSlots } from '#domain/slots/make-slots.ts'
import { makeSubscribedOrders } from '#domain/subscriptions/make-subscribed-orders.ts'
import { tellIdleWallets } from '#domain/wallets/tell-idle.ts'

export interface Job {
  /** As the log has it. */
  name: string
  everyMs: number
  /** Answers true where there is more of it to do at once. */
  work: (ctx: Ctx) => Promise<unknown>
  /** Whether it waits for its turn: of those that tidy up one works at a time, in steps of a moment each. */
  isTidying?: boolean
}

const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

/** What the shop does by itself. */
export const jobs: readonly Job[] = [
  { name: 'webhooks', everyMs: 2 * seconds, work: processDueWebhooks },
  { name: 'payments', everyMs: 30 * seconds, work: reconcilePaymentOrders },
  { name: 'refunds', everyMs: 5 * seconds, work: carryOutDueRefunds },
  { name: 'asked links', everyMs: 2 * seconds, work: answerAskedLinks },
  // On its own, because a mail server may keep it waiting.
  { name: 'mails', everyMs: 2 * seconds, work: sendDueMails },
  // On its own, because a gateway may keep it waiting.
  { name: 'phone messages', everyMs: 2 * seconds, work: sendDuePhoneMessages },
  { name: 'phone news', everyMs: 2 * seconds, work: processPhoneEvents },
  { name: 'notices', everyMs: 2 * seconds, work: passOnNotices },
  // On its own, because a push service may keep it waiting.
  { name: 'pushes', everyMs: 2 * seconds, work: sendDuePushes },
  { name: 'low stock', everyMs: 15 * minutes, work: tellLowStock },
  { name: 'back in stock', everyMs: 30 * seconds, work: tellStockWishes },
  { name: 'ranking', everyMs: 15 * minutes, work: rankProducts },
  { name: 'goes with', everyMs: 15 * minutes, work: countGoesWith },
  { name: 'offer dates', everyMs: 2 * seconds, work: carryOutOfferDates },
  { name: 'price days', everyMs: 2 * seconds, work: carryOutPriceDays },
  { name: 'month', everyMs: 2 * seconds, work: beginMonth },
  { name: 'weeks of boxes', everyMs: minutes, work: endBoxWeeks },
  { name: 'certificates', everyMs: 2 * seconds, work: endCertificates },
  { name: 'batches', everyMs: 30 * seconds, work: endBatches },
  { name: 'weeks of growers', everyMs: minutes, work: closeWeeks },
  { name: 'statements of khata', everyMs: minutes, work: sendStatements },
  { name: 'shelf dates', everyMs: 2 * seconds, work: carryOutShelfDates },
  { name: 'slots', everyMs: minutes, work: makeSlots },
  { name: 'subscriptions', everyMs: minutes, work: makeSubscribedOrders },
  { name: 'imports', everyMs: 5 * seconds, work: takeDueImports },
  // On its own, because hosts of pictures may keep it waiting.
  { name: 'pictures of imports', everyMs: 2 * seconds, work: fetchDuePictures },
  { name: 'derived tables', everyMs: 2 * seconds, work: (ctx) => refillDerived(ctx) },
  tidying('catalog changes', pruneCatalogChanges),
  tidying('idempotency keys', pruneIdempotencyKeys),
  tidying('webhook events', pruneWebhookEvents),
  tidying('payment sweeps', prunePaymentSweeps),
  tidying('abandoned payment orders', pruneAbandonedPayments),
  tidying('sign-ins', pruneSignIns),
  tidying('guests who never ordered', pruneGuests),
  tidying('deleted accounts', forgetDeleted),
  tidying('list of erased people', noteErased),
  tidying('old mails', pruneMails),
  tidying('old phone messages', prunePhoneMessages),
  tidying('old phone news', prunePhoneNews),
  tidying('old notices', pruneNotices),
  tidying('grievances', pruneGrievances),
  tidying('old imports', pruneImports),
  tidying('shared lists', pruneSharedLists),
  tidying('statement links', pruneStatementLinks),
  tidying('idle wallets', tellIdleWallets),
  tidying('delivery wishes', pruneWishes),
  tidying('stock wishes', pruneStockWishes),
  tidying('miss answers', pruneMissAnswers),
  tidying('found misses', forgetFoundMisses),
  tidying('list counts', compactListCounts),
  tidying('sales', compactSales),
  // On its own, because it lists every picture, which takes minutes in a bucket.
  { name: 'unused pictures', everyMs: 24 * hours, work: removeUnusedPictures },
]

/** Looks once a minute whether it is due. */
export function nightlyJob(nightly: NightlyBackups): Job {
  return { name: 'backup', everyMs: minutes, work: (ctx) => takeNightlyBackup(ctx, nightly) }
}

function tidying(name: string, work: Job['work']): Job {
  return { name, everyMs: hours, work, isTidying: true }
}
