import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

import type { DeliveryArea } from '#contract/delivery-area.ts'
import type { Product } from '#contract/products.ts'
import type { ShopSettings } from '#contract/shop-settings.ts'
import type { Slot } from '#contract/slot.ts'
import type { ErrorCode } from '#domain/ground/errors.ts'
import { hasCode } from '#domain/ground/errors.ts'
import type { DomainError } from '#domain/ground/errors.ts'
import { expectedError } from '#domain/ground/expected-error.ts'
import { orderStatusLabels } from '#domain/orders/rules.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import { productMeanwhile } from '#domain/products/update-product.ts'
import { settingsMeanwhile } from '#domain/shop/change-shop-settings.ts'
import { loggedAddress } from '#server/http/logged-address.ts'
import { wireAreas, wireProduct, wireSlot, wireShopSettings } from '#server/http/wire.ts'
import { wordsOf } from '#server/http/words-of.ts'
import { plainPage, plainPagePolicy } from '#server/pages/plain-page.ts'
import { languageOf, pathIn } from '#words/languages.ts'
import { errorSentence, fieldSentences, wordsIn } from '#words/words.ts'
import type { Words } from '#words/words.ts'

/** How each expected failure is answered and how loudly it is logged. */
const answers = {
  invalid_input: { status: 422, level: 'info' },
  not_signed_in: { status: 401, level: 'info' },
  wrong_credentials: { status: 401, level: 'info' },
  forbidden: { status: 403, level: 'warn' },
  not_found: { status: 404, level: 'info' },
  email_taken: { status: 409, level: 'info' },
  changed_meanwhile: { status: 409, level: 'info' },
  category_has_goods: { status: 409, level: 'info' },
  category_has_offer: { status: 409, level: 'info' },
  category_stays: { status: 409, level: 'info' },
  too_many_categories: { status: 409, level: 'info' },
  category_changed: { status: 409, level: 'info' },
  last_admin: { status: 409, level: 'info' },
  second_factor_needed: { status: 401, level: 'info' },
  second_factor_wrong: { status: 401, level: 'warn' },
  second_factor_stands: { status: 409, level: 'info' },
  no_passkeys_here: { status: 409, level: 'info' },
  too_many_passkeys: { status: 409, level: 'info' },
  passkey_refused: { status: 409, level: 'warn' },
  passkey_unknown: { status: 401, level: 'warn' },
  own_second_factor: { status: 409, level: 'info' },
  second_factor_missing: { status: 409, level: 'info' },
  email_known: { status: 409, level: 'info' },
  account_blocked: { status: 403, level: 'info' },
  person_blocked: { status: 409, level: 'info' },
  cash_blocked: { status: 409, level: 'info' },
  own_block: { status: 409, level: 'info' },
  person_joined: { status: 409, level: 'info' },
  both_have_accounts: { status: 409, level: 'info' },
  both_owe: { status: 409, level: 'info' },
  unknown_push_service: { status: 422, level: 'warn' },
  too_many_mailboxes: { status: 409, level: 'info' },
  too_many_streams: { status: 429, level: 'info' },
  too_many_grievances: { status: 409, level: 'info' },
  grievance_answered: { status: 409, level: 'info' },
  not_bought: { status: 409, level: 'info' },
  review_of_own_shop: { status: 409, level: 'info' },
  review_changed: { status: 409, level: 'info' },
  review_not_shown: { status: 409, level: 'info' },
  account_in_use: { status: 409, level: 'info' },
  out_of_stock: { status: 409, level: 'info' },
  no_longer_sold: { status: 409, level: 'info' },
  no_price: { status: 409, level: 'info' },
  cart_empty: { status: 409, level: 'info' },
  amount_mismatch: { status: 409, level: 'info' },
  code_not_taken: { status: 409, level: 'info' },
  offer_changed: { status: 409, level: 'info' },
  code_in_use: { status: 409, level: 'info' },
  home_offer_exists: { status: 409, level: 'info' },
  already_paid: { status: 409, level: 'info' },
  already_ordered: { status: 409, level: 'info' },
  cash_off: { status: 409, level: 'info' },
  cash_needs_place: { status: 409, level: 'info' },
  cash_too_much: { status: 409, level: 'info' },
  cash_not_here: { status: 409, level: 'info' },
  cash_guest_too_much: { status: 409, level: 'info' },
  cash_guest_open: { status: 409, level: 'info' },
  cash_order_open: { status: 409, level: 'info' },
  paid_too_late: { status: 409, level: 'warn' },
  bad_signature: { status: 400, level: 'warn' },
  payment_not_captured: { status: 409, level: 'warn' },
  gateway_unavailable: { status: 503, level: 'error' },
  payment_refused: { status: 422, level: 'error' },
  bad_picture: { status: 422, level: 'info' },
  no_room: { status: 507, level: 'error' },
  pictures_away: { status: 503, level: 'error' },
  order_moved: { status: 409, level: 'info' },
  order_changed: { status: 409, level: 'info' },
  packing_began: { status: 409, level: 'info' },
  packing_over: { status: 409, level: 'info' },
  lines_unanswered: { status: 409, level: 'info' },
  nothing_to_pack: { status: 409, level: 'info' },
  not_wanted_instead: { status: 409, level: 'info' },
  weighs_more: { status: 409, level: 'info' },
  not_like_it: { status: 409, level: 'info' },
  batch_of_other: { status: 409, level: 'info' },
  replacement_stays: { status: 409, level: 'info' },
  refunded_at_gateway: { status: 409, level: 'info' },
  call_off_waits: { status: 409, level: 'info' },
  cannot_sign_in: { status: 409, level: 'info' },
  coins_changed: { status: 409, level: 'info' },
  needs_no_duties: { status: 409, level: 'info' },
  account_claimed: { status: 409, level: 'info' },
  wrong_figures: { status: 403, level: 'warn' },
  claim_over: { status: 410, level: 'info' },
  paid_by_hand: { status: 409, level: 'info' },
  nothing_due: { status: 409, level: 'info' },
  till_closed: { status: 409, level: 'info' },
  minute_over: { status: 409, level: 'info' },
  not_taken_back: { status: 409, level: 'info' },
  money_due: { status: 409, level: 'info' },
  till_begun: { status: 409, level: 'info' },
  till_moved: { status: 409, level: 'info' },
  upi_reference_used: { status: 409, level: 'info' },
  reference_used: { status: 409, level: 'info' },
  not_trusted: { status: 409, level: 'info' },
  receivable_limit: { status: 409, level: 'info' },
  subscribed_already: { status: 409, level: 'info' },
  too_many_subscriptions: { status: 409, level: 'info' },
  day_made: { status: 409, level: 'info' },
  price_is_other: { status: 409, level: 'info' },
  box_changed: { status: 409, level: 'info' },
  wallet_short: { status: 409, level: 'info' },
  wallet_full: { status: 409, level: 'info' },
  deposit_unpaid: { status: 409, level: 'info' },
  wallet_rest: { status: 409, level: 'info' },
  too_many_addresses: { status: 409, level: 'info' },
  address_given: { status: 409, level: 'info' },
  address_contradicts: { status: 409, level: 'info' },
  not_delivered: { status: 409, level: 'info' },
  delivered_there: { status: 409, level: 'info' },
  in_stock: { status: 409, level: 'info' },
  below_least: { status: 409, level: 'info' },
  areas_changed: { status: 409, level: 'info' },
  slot_full: { status: 409, level: 'info' },
  slot_closed: { status: 409, level: 'info' },
  stops_taken: { status: 409, level: 'info' },
  run_started: { status: 409, level: 'info' },
  run_closed: { status: 409, level: 'info' },
  run_goes_on: { status: 409, level: 'info' },
  stop_answered: { status: 409, level: 'info' },
  till_of_run: { status: 409, level: 'info' },
  needs_address: { status: 409, level: 'info' },
  order_collected: { status: 409, level: 'info' },
  bad_refund: { status: 422, level: 'info' },
  refund_waits: { status: 409, level: 'info' },
  refund_waits_already: { status: 409, level: 'info' },
  only_administrator: { status: 409, level: 'info' },
  refund_answered: { status: 409, level: 'info' },
  own_refund: { status: 403, level: 'warn' },
  refund_changed: { status: 409, level: 'info' },
  stock_not_counted: { status: 409, level: 'info' },
  stock_counted: { status: 409, level: 'info' },
  repack_other_unit: { status: 409, level: 'info' },
  repack_gains: { status: 409, level: 'info' },
  repack_loses: { status: 409, level: 'info' },
  repack_undone: { status: 409, level: 'info' },
  repack_used: { status: 409, level: 'info' },
  slip_received: { status: 409, level: 'info' },
  pack_is_other: { status: 409, level: 'info' },
  batch_not_open: { status: 409, level: 'info' },
  batch_of_share: { status: 409, level: 'info' },
  transfer_entered: { status: 409, level: 'info' },
  entry_not_taken_back: { status: 409, level: 'info' },
  week_goes_on: { status: 409, level: 'info' },
  grower_changed: { status: 409, level: 'info' },
  grower_ended: { status: 409, level: 'info' },
  return_too_late: { status: 409, level: 'info' },
  return_too_many: { status: 409, level: 'info' },
  mail_not_failed: { status: 409, level: 'info' },
  no_mails: { status: 409, level: 'info' },
  reset_link_over: { status: 409, level: 'info' },
  no_messages: { status: 409, level: 'info' },
  code_over: { status: 409, level: 'info' },
  name_needed: { status: 409, level: 'info' },
  password_needed: { status: 403, level: 'warn' },
  number_taken: { status: 409, level: 'info' },
  puzzle_needed: { status: 429, level: 'info' },
  return_decided: { status: 409, level: 'info' },
  bad_csv: { status: 422, level: 'info' },
  import_refused: { status: 409, level: 'info' },
  key_reused: { status: 422, level: 'warn' },
  too_large: { status: 413, level: 'info' },
  busy: { status: 503, level: 'warn' },
  too_long_to_print: { status: 422, level: 'info' },
  unavailable: { status: 503, level: 'error' },
  took_too_long: { status: 503, level: 'error' },
  too_many_attempts: { status: 429, level: 'warn' },
} as const satisfies Record<ErrorCode, { status: number; level: 'info' | 'warn' | 'error' }>

/** Codes of what Fastify, its plugins and the paths refuse by themselves. */
const ofRequests = [
  'bad_request',
  'method_not_allowed',
  'too_many_requests',
  'too_slow',
  'unexpected',
  'unsupported_media_type',
] as const

/** Every code that an answer may have. */
export const errorCodes: readonly string[] = [...Object.keys(answers), ...ofRequests].toSorted()

interface Problem {
  status: number
  code: ErrorCode | (typeof ofRequests)[number]
  message: string
  fields?: Record<string, string>
  total?: number
  available?: number
  orderStatus?: string
  left?: number
  current?: Product
  currentShop?: ShopSettings
  areas?: DeliveryArea[]
  version?: string
  slots?: Slot[]
  retryAfterSeconds?: number
}

/**
 * One place where anything that goes wrong becomes an answer. What is not expected is logged whole and said
 * in one bare sentence.
 */
export const errors = fp(async (app: FastifyInstance) => {
  app.setErrorHandler(answerError)
})

/** Answers one error in the envelope; a person who opened an address that cannot be read gets a page. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error, request)
  const { status, retryAfterSeconds, ...body } = problem
  if (isUnreadableAddress(problem) && isOpenedByPerson(request)) return sendNoSuchPage(request, reply)
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds)
  return reply.code(status).send({ success: false, error: true, ...body })
}

function isUnreadableAddress({ code }: Problem): boolean {
  return code === 'bad_request' || code === 'invalid_input'
}

/** A page in a browser, and neither a call nor the data of a page. */
function isOpenedByPerson({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !/^\/api\b/.test(url) && headers.accept?.includes('text/html') === true
}

function sendNoSuchPage({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(url)
  const words = wordsIn(language).requests
  const html = `<p>${words.noSuchPage}</p><p><a href="${pathIn(language, '/')}">${words.toHome}</a></p>`
  return reply
    .code(400)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': plainPagePolicy })
    .type('text/html; charset=utf-8')
    .send(plainPage({ language, title: words.noSuchPageTitle, html }))
}

function problemOf(error: unknown, request: FastifyRequest): Problem {
  const expected = expectedError(error)
  if (expected) return domainProblem(expected, request)
  const words = wordsOf(request)
  const known = frameworkProblem(error, words)
  if (known) return known
  request.log.error({ err: error }, 'unexpected error')
  return { status: 500, code: 'unexpected', message: words.requests.failed }
}

function domainProblem(error: DomainError, request: FastifyRequest): Problem {
  const { status, level } = answers[error.code]
  const path = loggedAddress(request.url.split('?', 1)[0] ?? '')
  request.log[level](
    { code: error.code, path, ...(error.cause !== undefined && { err: error.cause }) },
    error.code,
  )
  const words = wordsOf(request)
  const problem: Problem = { status, code: error.code, message: errorSentence(words, error) }
  if (hasCode(error, 'invalid_input')) problem.fields = fieldSentences(words, error.details.fields)
  if (hasCode(error, 'amount_mismatch')) problem.total = toRupees(error.details.totalPaise)
  if (hasCode(error, 'code_not_taken')) problem.total = toRupees(error.details.totalPaise)
  if (hasCode(error, 'price_is_other')) problem.total = toRupees(error.details.pricePaise)
  if (hasCode(error, 'order_moved')) problem.orderStatus = orderStatusLabels[error.details.status]
  if (hasCode(error, 'order_changed')) problem.total = toRupees(error.details.totalPaise)
  if (hasCode(error, 'deposit_unpaid')) problem.left = toRupees(error.details.backPaise)
  if (hasCode(error, 'bad_refund')) problem.left = toRupees(error.details.leftPaise)
  if (hasCode(error, 'out_of_stock')) problem.available = error.details.available
  const current = productMeanwhile(error)
  if (current) problem.current = wireProduct(current)
  const currentShop = settingsMeanwhile(error)
  if (currentShop) problem.currentShop = wireShopSettings(currentShop)
  if (hasCode(error, 'slot_full') || hasCode(error, 'slot_closed'))
    problem.slots = error.details.next.map(wireSlot)
  if (hasCode(error, 'areas_changed')) {
    const { data, version } = wireAreas(error.details)
    problem.areas = data
    problem.version = version
  }
  if (hasCode(error, 'busy')) problem.retryAfterSeconds = error.details.retryAfterSeconds
  if (hasCode(error, 'pictures_away')) problem.retryAfterSeconds = error.details.retryAfterSeconds
  if (hasCode(error, 'unavailable')) problem.retryAfterSeconds = error.details.retryAfterSeconds
  if (hasCode(error, 'took_too_long')) problem.retryAfterSeconds = error.details.retryAfterSeconds
  if (hasCode(error, 'too_many_attempts')) problem.retryAfterSeconds = error.details.retryAfterSeconds
  if (error.code === 'gateway_unavailable') problem.retryAfterSeconds = 30
  return problem
}

/** What Fastify and its plugins refuse by themselves, in our own words. */
function frameworkProblem(error: unknown, words: Words): Problem | null {
  const { statusCode, code } = error as FastifyError
  if (statusCode === 429) {
    const seconds = (error as { retryAfterSeconds?: number }).retryAfterSeconds ?? 60
    const message = words.requests.tooManyFromAddress
    return { status: 429, code: 'too_many_requests', message, retryAfterSeconds: seconds }
  }
  if (statusCode === 413) return { status: 413, code: 'too_large', message: words.requests.bodyTooLarge }
  if (statusCode === 415)
    return { status: 415, code: 'unsupported_media_type', message: words.requests.wrongBodyType }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return {
      status: statusCode,
      code: 'bad_request',
      message: words.requests[unreadable[code] ?? 'unreadable'],
    }
  return null
}

const unreadable: Record<string, 'badJson' | 'emptyBody' | 'badAddress'> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'badJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'emptyBody',
  FST_ERR_BAD_URL: 'badAddress',
}
