import type { DeliveryAreas } from '#domain/addresses/delivery-areas.ts'
import type { OrderStatus } from '#domain/orders/rules.ts'
import type { SettlingReason } from '#domain/payments/rules.ts'

/**
 * Everything that can go wrong in a way that a person or a client can act on, by its stable code, with the
 * details that belong to it. A new code does not compile until it has a sentence (`words/en.ts`) and a
 * status (`server/plugins/errors.ts`).
 */
export interface ErrorDetails {
  /** The input breaks a rule; `fields` names each broken field and what is wrong with it. */
  invalid_input: { fields: Record<string, FieldProblem> }
  /** Nobody is signed in. */
  not_signed_in: object
  /** E-mail and password do not belong together. Never says which of the two was wrong. */
  wrong_credentials: object
  /**
   * Signed in, but no administrator, or without the duty; or a change that another site asked for in a
   * visitor's name.
   */
  forbidden: { why: 'not_admin' | 'no_duty' | 'other_site' }
  /** It does not exist, or it is somebody else's: the two look the same from outside. */
  not_found: {
    what:
      | 'product'
      | 'user'
      | 'session'
      | 'cart line'
      | 'payment order'
      | 'payment'
      | 'order'
      | 'order line'
      | 'picture'
      | 'return'
      | 'grievance'
      | 'invoice'
      | 'address'
      | 'category'
      | 'mail'
      | 'import'
  }
  /** An account with this e-mail exists. */
  /** change: of one who has an account, and is not told to sign in. */
  email_taken: { at: 'opening' | 'change' }
  /**
   * Somebody else changed it since the form loaded it; `current` is how it is now (`productMeanwhile`,
   * `settingsMeanwhile`).
   */
  changed_meanwhile: { of: 'product' | 'shop'; current: object }
  /** The person has an account to sign in to already. */
  account_claimed: object
  /** The person has no account to sign in to yet, so nothing can be entrusted to them. */
  cannot_sign_in: object
  /** The person is an administrator, who needs no duties. */
  needs_no_duties: object
  /** Somebody else has changed a person's smart coins since they were shown. */
  coins_changed: { now: number }
  /** A helper is added with an e-mail that somebody has already. */
  email_known: object
  /** The account is closed by the shop: told to who knows its password. */
  account_blocked: object
  /** No order is taken for this person. */
  person_blocked: object
  /** This person pays before the goods go out; `at` is where it was asked for. */
  cash_blocked: { at: 'checkout' | 'counter' }
  /** Nobody blocks themselves. */
  own_block: object
  /** The person was joined with another one, and is changed no more. */
  person_joined: object
  /** Two people who both have an account cannot be joined. */
  both_have_accounts: object
  /** The link to take over an account was used, took too long, or never was. */
  claim_over: object
  /** A category that goods stand in, how many, archived ones among them. */
  category_has_goods: { label: string; goods: number }
  /** One of the twelve of the spec: its value and label stay, and it cannot be deleted. */
  category_stays: { label: string }
  /** The shop has as many categories as it can have. */
  too_many_categories: { maximum: number }
  /** Somebody else changed the words of this category since they were loaded. */
  category_changed: object
  /** The change would leave the shop without an administrator. */
  last_admin: object
  /** As many complaints as somebody can send in a day. */
  too_many_grievances: { maximum: number }
  grievance_answered: object
  /** The account cannot be deleted while something of it is under way. */
  account_in_use: {
    is: 'order' | 'due' | 'return' | 'refund' | 'payment'
    orderNumber: number | null
  }
  /** Not enough of a counted product is left; `at` is what the person was about to do. */
  out_of_stock: { productId: string; productName: string; available: number; at: 'cart' | 'checkout' }
  /** It is off the shelf; `at` is what the person was about to do. */
  no_longer_sold: { productId: string; productName: string; at: 'cart' | 'checkout' }
  /** It costs nothing, and the shop sells nothing for ₹0.00. */
  no_price: { productId: string; productName: string }
  /** Paying was asked for with nothing in the cart. */
  cart_empty: object
  /**
   * The total that the client showed is not the cart's; carries the right one so that the page can show it,
   * and what the goods alone come to, which some clients send.
   */
  amount_mismatch: { shownPaise: number; subtotalPaise: number; totalPaise: number }
  /** The payment order that this cart belongs to has been paid; the order exists. */
  already_paid: { orderId: string | null }
  /** What was in the cart was ordered a moment ago. */
  already_ordered: { orderId: string }
  /** The shop takes no cash at present. */
  cash_off: object
  /** Cash is paid where the goods are handed over, and nobody has said where. */
  cash_needs_place: object
  /** The total is above what one order in cash may come to. */
  cash_too_much: { maximumPaise: number }
  /** No cash is taken in the area of this PIN code. */
  cash_not_here: { pinCode: string }
  /** None of the person's orders in cash was paid yet, and this one is open. */
  cash_order_open: { orderId: string }
  /** The gateway's signature does not belong to what it came with. */
  bad_signature: { of: 'payment' | 'webhook' }
  /** The gateway knows the payment, but it was not captured or does not match its payment order. */
  payment_not_captured: object
  /** It was paid, and all of the money goes back: `why` it was not sold. */
  paid_too_late: { orderId: string; why: SettlingReason }
  /** The payment gateway does not answer, or answers nonsense. Nothing was charged by this request. */
  gateway_unavailable: object
  /** The payment gateway said no to this amount. Nothing was charged, and nothing is held. */
  payment_refused: { totalPaise: number }
  /** The picture is not one of the kinds we take, or cannot be decoded. */
  bad_picture: object
  /** The picture's file is larger than is taken. */
  too_large: { megabytes: number }
  /** The disk has no room left for the picture. */
  no_room: object
  /** The order does not stand where this could be done with it; somebody may have moved it meanwhile. */
  order_moved: { orderId: string; status: OrderStatus }
  /** The order was to go on, and all of its money went back at the gateway's dashboard. */
  refunded_at_gateway: object
  /** So much of the order's money came in cash or to the shop's own UPI id, and goes back only by hand. */
  paid_by_hand: { leftPaise: number }
  /** All of the order is paid. */
  nothing_due: object
  /** Another order was paid with this UPI reference. */
  upi_reference_used: { orderNumber: number }
  /** So many addresses are kept already. */
  too_many_addresses: { maximum: number }
  /** It is known already where the order is brought, or that it is fetched. */
  address_given: object
  /** An address that was kept before this was checked: its PIN code lies in none but these states. */
  address_contradicts: { pinCode: string; names: string[]; chosen: string }
  /** The shop does not deliver to this PIN code. */
  not_delivered: { pinCode: string }
  /** Somebody else saved another list of delivery areas since this one was read; carries how it is now. */
  areas_changed: DeliveryAreas
  /** Nobody has said yet where the order is to be brought. */
  needs_address: object
  /** The order is fetched at the market, so nobody brings it. */
  order_collected: object
  /** What is to be given back is no amount, or more than is left of the payment, or of the cash. */
  bad_refund: { leftPaise: number; isCash?: boolean }
  /** Nobody counts this product, so nothing can be entered for it. */
  stock_not_counted: { productName: string }
  /** Counting was to begin, and somebody else has begun: `stock` pieces can be sold now. */
  stock_counted: { productName: string; stock: number }
  /** The days in which goods can be sent back are over. */
  return_too_late: { until: Date }
  /** More pieces are to come back than were delivered and not sent back before. */
  return_too_many: { productName: string; left: number }
  /** The return was decided already. */
  return_decided: { status: 'agreed' | 'refused' }
  /** Only a mail that failed can be sent again. */
  mail_not_failed: object
  /** The shop has no mail server, so it sends no link for a new password. */
  no_mails: object
  /** The link for a new password was used, has run out, or was never one. */
  reset_link_over: object
  /** A file that cannot be read as a list of products. */
  bad_csv: BadCsv
  /**
   * The import cannot be carried out. wrong_lines: it has lines that are wrong. other_plan: the shop has
   * changed since, and another plan stands now.
   */
  import_refused: { why: 'wrong_lines' | 'other_plan' }
  /** The idempotency key was used for another request. */
  key_reused: object
  /** So much of it is asked for at once that this one has to come again after so many seconds. */
  busy: { of: 'long_lists' | 'pictures' | 'passwords' | 'browsing'; retryAfterSeconds: number }
  /** The database is not there just now, or the shop is about to end: try again after so many seconds. */
  unavailable: { retryAfterSeconds: number }
  /** Too many attempts; try again after so many seconds. */
  too_many_attempts: { of: TooManyOf; retryAfterSeconds: number }
}

/** What was tried too often: to sign in, to pay a cart or by a link without success, to open accounts. */
export type TooManyOf = 'sign-ins' | 'payments' | 'payments by link' | 'accounts'

/** Why a file is no list of products, or none that is taken. */
export type BadCsv =
  | { why: 'too_large' | 'spreadsheet' | 'not_utf8' | 'empty' | 'no_products' | 'no_name' }
  | { why: 'quotes' | 'record_too_long'; line: number }
  | { why: 'unknown_column'; column: string; known: readonly string[] }
  | { why: 'column_twice'; column: string }
  | { why: 'too_many_lines'; maximum: number }

export type ErrorCode = keyof ErrorDetails

/**
 * What can be wrong with one field of an input, by its code, with what its sentence needs. The first ones
 * are found by the contract's schemas and bear the names and values that zod gives them.
 */
export interface FieldProblems {
  /** Not there at all, or there and empty. */
  missing: object
  too_big: { maximum: number | bigint; origin: string }
  too_small: { minimum: number | bigint; origin: string }
  /** None of the values that are taken. */
  not_one_of: { values: readonly unknown[] }
  wrong_type: { expected: string }
  /** The call has no field of this name. */
  unknown_field: { field: string }
  /** Wrong in a way that nobody has found words for. */
  unexpected: object

  bad_email: object
  password_too_short: { minimum: number }
  password_too_long: { maximum: number }
  passwords_differ: object
  /** The e-mail of its owner, or what stands before its @. */
  password_is_email: object
  password_one_letter: object
  /** It stands in a list of passwords that leaked. */
  password_leaked: object
  /** The password that was asked for again is not the account's. */
  wrong_password: object
  picture_too_large: object
  /** More pictures than a return takes. */
  too_many_pictures: { maximum: number }
  bad_rupees: object
  /** More than one payment may come to. */
  payment_too_large: object
  bad_category: object
  /** A line of an import names a product that is not there. */
  no_such_product: object
  /** Another line of the import is about the same product. */
  named_before: { line: number }
  /** A line has more cells than the head. */
  too_many_cells: object
  /** No moment in ISO 8601. */
  bad_moment: object
  /** Another category is called so, or was when it began. */
  category_taken: { label: string }
  /** Signs alone. */
  no_letter: object
  /** More than two letters. */
  bad_mark: object
  bad_hsn_code: object
  /** A moment of the future is needed. */
  date_passed: object
  /** What is on the shelf cannot be put there later. */
  on_shelf_already: object
  /** A product goes off the shelf before it is on it. */
  off_before_on: object
  bad_tax_rate: object
  /** Not the fifteen characters of a GSTIN. */
  bad_gstin: object
  /** Its check digit is not that of the others. */
  gstin_mistyped: object
  /** It was given out in another state than the shop's; empty for digits that are no state's. */
  gstin_of_other_state: { state: string }
  /** What the numbers of invoices begin with: one to four capitals and digits. */
  bad_series: object
  /** Invoices and credit notes would have the same numbers. */
  same_series: object
  /** No Indian mobile number. */
  bad_mobile: object
  /** Nothing that can be dialled. */
  bad_phone: object
  /** Not the fourteen digits of a licence to sell food. */
  bad_fssai_licence: object
  bad_upi_id: object
  bad_pin_code: object
  /** Two areas have a PIN code in common, or one ends before it begins. */
  areas_overlap: object
  /** None of the states and union territories. */
  bad_state: object
  /** The PIN code lies in none but these states. */
  state_of_pin_code: { pinCode: string; names: string[] }
  /** More cash than the order has due. */
  more_than_due: { duePaise: number }
  /** A product without a picture. */
  no_image: object
  too_many_images: { maximum: number }
  /** A product has as many other words as it can have. */
  too_many_aliases: { maximum: number }
  /** A quantity, or words such as 'fresh', which say nothing of what the goods are. */
  alias_says_nothing: { word: string }
  /** Neither one of our own pictures nor an https address. */
  bad_image_address: object
  /** The upload has no file. */
  no_file: object
  /** The upload broke off. */
  file_incomplete: object
  too_many_of_product: { maximum: number }
  too_many_products: { maximum: number }
  /** A page after the last one that has a number. */
  page_too_far: { maximum: number }
  /** No reference of a UPI payment: 6 to 35 letters and digits. */
  bad_upi_reference: object
  /** A cursor that the list has not answered. */
  bad_cursor: object
  /** Characters or a shape that no person types. */
  hostile: object
}

export type FieldProblemCode = keyof FieldProblems

export type FieldProblem = {
  [Code in FieldProblemCode]: { problem: Code } & FieldProblems[Code]
}[FieldProblemCode]

/**
 * An expected failure of the domain. It carries no sentence: `words/` has one for each code.
 * Recognised by brand and not by class, because the development server may hold two copies of this module.
 */
export class DomainError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly isDomainError = true
  readonly code: Code
  readonly details: ErrorDetails[Code]

  constructor(code: Code, details: ErrorDetails[Code]) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.details = details
  }
}

export function isDomainError(error: unknown): error is DomainError {
  return error instanceof Error && (error as Partial<DomainError>).isDomainError === true
}

/** Narrows to one code, so that its details are typed. */
export function hasCode<Code extends ErrorCode>(error: unknown, code: Code): error is DomainError<Code> {
  return isDomainError(error) && error.code === code
}
