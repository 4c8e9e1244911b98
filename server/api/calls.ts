import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

import type { DeskStreams } from '#server/desk-streams.ts'
import { codeBrake, figuresBrake, guestBrake, paymentBrake, signUpBrake } from '#server/http/brakes.ts'
import { knownDevices } from '#server/http/known-devices.ts'
import type { OrderKeys } from '#server/http/order-key.ts'
import { puzzles } from '#server/http/puzzles.ts'
import { resetLimit } from '#server/http/reset-limit.ts'
import { signInCodeLimit } from '#server/http/sign-in-code-limit.ts'
import { signInLimit } from '#server/http/sign-in-limit.ts'
import type { ProcessFigures } from '#server/metrics/process-figures.ts'
import type { Settings } from '#server/settings.ts'
import { isUsedByOtherSites } from '#server/settings/hosts.ts'
import { razorpayWebhook } from '#server/webhooks/razorpay.ts'
import { whatsAppWebhook } from '#server/webhooks/whatsapp.ts'

import { addressCalls } from './addresses.ts'
import { auditCalls } from './audit.ts'
import { batchCalls } from './batches.ts'
import { bookCalls } from './books.ts'
import { boxCalls } from './boxes.ts'
import { cartCalls } from './cart.ts'
import { categoryCalls } from './categories.ts'
import { checkoutCalls } from './checkout.ts'
import { counterCalls } from './counter.ts'
import { customerCalls } from './customers.ts'
import { deliveryWishCalls } from './delivery-wishes.ts'
import { depositCalls } from './deposits.ts'
import { engineCalls } from './engine.ts'
import { exportCalls } from './exports.ts'
import { grievanceCalls } from './grievances.ts'
import { groupPriceCalls } from './group-prices.ts'
import { growerCalls } from './growers.ts'
import { guestCalls } from './guests.ts'
import { importCalls } from './imports.ts'
import { invoiceCalls } from './invoices.ts'
import { mailCalls } from './mails.ts'
import { mediaCalls } from './media.ts'
import { myAccountCalls } from './my-account.ts'
import { noticeCalls } from './notices.ts'
import { offerCalls } from './offers.ts'
import { orderDeskCalls } from './order-desk.ts'
import { orderEditCalls } from './order-edits.ts'
import { orderCalls } from './orders.ts'
import { packingCalls } from './packing.ts'
import { passkeyCalls } from './passkeys.ts'
import { peopleCalls } from './people.ts'
import { phoneMessageCalls } from './phone-messages.ts'
import { priceDaysCalls } from './price-days.ts'
import { priceCalls } from './prices.ts'
import { productCalls } from './products.ts'
import { recallCalls } from './recalls.ts'
import { receivableCalls } from './receivables.ts'
import { reportCalls } from './reports.ts'
import { returnCalls } from './returns.ts'
import { reviewCalls } from './reviews.ts'
import { runCalls } from './runs.ts'
import { searchMissCalls } from './search-misses.ts'
import { seasonCalls } from './seasons.ts'
import { secondFactorCalls } from './second-factor.ts'
import { settlementCalls } from './settlement.ts'
import { sharedListCalls } from './shared-lists.ts'
import { shopCalls } from './shop.ts'
import { shoppingListCalls } from './shopping-lists.ts'
import { signInCodeCalls } from './sign-in-codes.ts'
import { slotCalls } from './slots.ts'
import { statusLinkCalls } from './status-links.ts'
import { stockWishCalls } from './stock-wishes.ts'
import { stockCalls } from './stock.ts'
import { subscriptionCalls } from './subscriptions.ts'
import { tillCalls } from './tills.ts'
import { walletCalls } from './wallets.ts'

interface Served {
  settings: Settings
  pool: pg.Pool
  streams: DeskStreams
  /** How this process stands. */
  figures: () => ProcessFigures
  accountsPerAddress: number | undefined
  /** What opens an order by its link. */
  keys: OrderKeys
  /** An import is to be taken. */
  onConfirmed: () => void
  /** The gateway has told something. */
  onReceived: () => void
}

/** Every call of the shop, and the gateway's webhook. */
export async function registerCalls(
  app: FastifyInstance,
  { settings, pool, streams, figures, accountsPerAddress, keys, onConfirmed, onReceived }: Served,
): Promise<void> {
  const devices = knownDevices({
    secret: settings.sessionSecret,
    previousSecret: settings.previousSessionSecret,
    isHttps: settings.publicUrl.startsWith('https:'),
    isUsedByOtherSites: isUsedByOtherSites(settings),
  })
  const brake = paymentBrake(pool)
  const tries = { limit: signInLimit(pool), resetLimit: resetLimit(pool), devices }
  await app.register(myAccountCalls, tries)
  const signInPuzzles = puzzles(pool, settings.sessionSecret)
  await app.register(signInCodeCalls, {
    limit: tries.limit,
    codeLimit: signInCodeLimit(pool, signInPuzzles),
    puzzles: signInPuzzles,
    devices,
  })
  const perAddress = accountsPerAddress ?? 300
  await app.register(passkeyCalls, { limit: tries.limit, devices, perAddress })
  await app.register(secondFactorCalls, { limit: tries.limit })
  await app.register(customerCalls, {
    ...tries,
    signUps: signUpBrake(pool, accountsPerAddress),
    perAddress,
  })
  await app.register(productCalls)
  await app.register(searchMissCalls, { pool })
  await app.register(shoppingListCalls)
  await app.register(sharedListCalls, { pool })
  await app.register(deliveryWishCalls, { pool })
  await app.register(stockWishCalls, { pool })
  await app.register(priceCalls)
  await app.register(priceDaysCalls)
  await app.register(seasonCalls)
  await app.register(groupPriceCalls)
  await app.register(batchCalls)
  await app.register(growerCalls)
  await app.register(recallCalls)
  await app.register(packingCalls)
  await app.register(settlementCalls)
  await app.register(categoryCalls)
  await app.register(cartCalls)
  const codes = codeBrake(pool)
  await app.register(offerCalls, { codes, devices })
  await app.register(checkoutCalls, { brake, codes, devices })
  await app.register(guestCalls, { brake: guestBrake(pool, accountsPerAddress), devices })
  await app.register(counterCalls, { brake, devices })
  await app.register(slotCalls)
  await app.register(subscriptionCalls)
  await app.register(boxCalls)
  await app.register(runCalls)
  await app.register(statusLinkCalls, { brake: figuresBrake(pool), keys })
  await app.register(peopleCalls)
  await app.register(orderCalls)
  await app.register(orderDeskCalls)
  await app.register(orderEditCalls)
  await app.register(returnCalls)
  await app.register(reviewCalls, { pool })
  await app.register(stockCalls)
  await app.register(tillCalls)
  await app.register(receivableCalls, { brake, devices })
  await app.register(depositCalls)
  await app.register(walletCalls, { brake, devices })
  await app.register(invoiceCalls)
  await app.register(bookCalls)
  await app.register(shopCalls)
  await app.register(reportCalls)
  await app.register(engineCalls, { figures, dataDir: settings.dataDir })
  await app.register(addressCalls)
  await app.register(auditCalls)
  await app.register(mediaCalls)
  await app.register(mailCalls)
  await app.register(phoneMessageCalls)
  await app.register(noticeCalls, { streams })
  await app.register(grievanceCalls, { pool })
  await app.register(exportCalls)
  await app.register(importCalls, { onConfirmed })
  await app.register(razorpayWebhook, { brake, onReceived })
  await app.register(whatsAppWebhook)
}
