import { weekdayNames } from '#domain/addresses/days/rules.ts'
import type { WrongWeight } from '#domain/catalog/errors.ts'
import { gramsLabel } from '#domain/catalog/rules.ts'
import type { PictureRefusal } from '#domain/media/errors.ts'
import { formatPaise, maxPaymentPaise, shortRupees } from '#domain/pricing/rules.ts'
import { mostTerms } from '#domain/shop/limits/rules.ts'
import { oneOf } from '#words/labels/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'

import type { ProblemWords } from './problem-words.ts'

/** Said of the whole form when fields of it are missing. */
export const missingFields = 'Please fill in all required fields.'

const unexpected = 'This value is not allowed here.'

/** What is wrong with a field. */
export const problems: ProblemWords = {
  missing: () => 'This field is required.',
  twice_in_box: () => 'Each product can stand in a box once, and the box not in itself.',
  not_for_box: ({ productName }) => `${productName} is a box, is in a box, or is sold by weight.`,
  too_many_never: ({ maximum }) => `Please choose at most ${maximum} goods that never come.`,
  week_over: () => 'This week is over.',
  too_big: ({ maximum, origin }) => `This can be at most ${maximum}${units[origin] ?? ''}.`,
  too_small: ({ minimum, origin }) => `This must be at least ${minimum}${units[origin] ?? ''}.`,
  not_one_of: ({ values }) =>
    `This must be one of ${values.map((value) => (value === '' ? 'or empty' : String(value))).join(', ')}.`,
  unknown_field: ({ field }) => `There is no field “${field}” here.`,
  wrong_type: ({ expected }) => types[expected] ?? unexpected,
  unexpected: () => unexpected,
  bad_email: () => 'Please enter an e-mail address, such as asha@example.com.',
  password_too_short: ({ minimum }) => `Please choose a password of at least ${minimum} characters.`,
  password_too_long: ({ maximum }) => `Please choose a password of at most ${maximum} characters.`,
  passwords_differ: () => 'Passwords do not match!',
  password_is_email: () => 'This is your own e-mail, so it is easy to guess. Please choose another password.',
  password_one_letter: () =>
    'One letter again and again is easy to guess. Please choose another password, for example a few words together.',
  password_leaked: () =>
    'Many people use this password, so it is easy to guess. Please choose another one, for example a few words together.',
  wrong_password: () => 'This password is wrong. Please try again.',
  bad_sign_in_code: () => 'The code has six figures.',
  wrong_second_factor: () => 'These figures are wrong or were used already. Please type the newest ones.',
  wrong_code: ({ left }) =>
    left === 0
      ? 'This code is wrong. Please ask for a new one.'
      : `This code is wrong. You can try ${left === 1 ? 'once' : `${left} times`} more.`,
  picture_too_large: () => 'Please choose a picture of at most 5 MB.',
  too_many_pictures: ({ maximum }) => `Please send at most ${maximum} pictures.`,
  bad_slot_hours: () => 'Please choose an end that is later than the beginning.',
  unknown_area: () => 'Please choose areas of the list in Delivery Areas.',
  bad_stars: () => 'Please choose from one to five stars.',
  bad_code: () => 'A code has 3 to 20 letters and digits, such as DIWALI50.',
  more_than_owed: ({ owedPaise }) => `They are owed ${formatPaise(owedPaise)}. What is more is an advance.`,
  bad_share: () => 'Please enter a share of 0.01 to 100 percent, such as 70 or 72.5.',
  bad_picture_address: () => 'Please send a picture of the shop, or an address with https.',
  bad_percent: () => 'Please enter a whole number from 1 to 100.',
  bad_pieces: () => 'Fewer pieces are paid than are taken, such as 3 for 2.',
  not_lower: ({ sellingPricePaise }) =>
    sellingPricePaise > 1
      ? `Please enter less than it is sold for today, which is ${formatPaise(sellingPricePaise)}.`
      : 'It has no selling price yet. Please enter that first, and leave this empty until then.',
  bad_season: () =>
    'Please write a season as: plenty: Nov, Dec, Jan; some: Feb; from: week 3 of Nov; to: week 2 of Feb; region: Nagaur.',
  week_without_any: () => 'Please choose a week of a month that has some of it.',
  not_brought_then: ({ weekdays }) =>
    `Please choose days on which we come to this place: ${weekdays.map((day) => weekdayNames[day - 1]).join(', ')}.`,
  comes_not_then: () => 'It does not come on this day anyway. Please choose another one.',
  ends_too_early: () => 'The last day comes before the first one.',
  bad_day: () => 'Please choose a day between the years 2000 and 2199, such as 2026-12-03.',
  bad_rupees: () => 'Please enter an amount in rupees, such as 49 or 49.50.',
  payment_too_large: () =>
    `One payment can be at most ${formatPaise(maxPaymentPaise)}. Please take something out of your cart.`,
  bad_barcode: () => 'Please enter the 8, 12 or 13 digits below the bars. One of them may be wrong.',
  barcode_taken: ({ productName }) => `${productName} has this bar code already.`,
  bad_hsn_code: () => 'Please enter 4, 6 or 8 digits, such as 0713.',
  date_passed: () => 'Please choose a time that is still to come.',
  ends_before_made: () => 'This is before the day on which it was harvested or made.',
  no_batch: () => 'No label of the shop bears this code.',
  life_over: ({ lastDay }) => `Too little of its life is left: it could be sold until ${shortDay(lastDay)}.`,
  date_to_come: () => 'This is later than now. Please say when it was counted.',
  on_shelf_already: () => 'It is on the shelf already. Leave this empty, or make it a draft until then.',
  off_before_on: () => 'Please choose a time after it has come onto the shelf.',
  bad_tax_rate: () => 'Please enter a percentage from 0 to 100, such as 5 or 12.5.',
  bad_days: () => 'Please enter whole days from packing, such as 180.',
  no_such_product: () => 'There is no product with this id. Leave it empty for a new product.',
  no_such_category: ({ typed }) =>
    `There is no shelf “${typed}”. Please correct its name, or add it on Shelves first.`,
  named_before: ({ line }) => `Line ${line} is about the same product.`,
  digits_lost: ({ typed }) =>
    `The spreadsheet has shortened this bar code to ${typed}, and its last digits are lost. Please make the column ‘Text’, type all the digits again, and save.`,
  letters_lost: () =>
    'The letters were lost when the file was saved. Please save it as ‘CSV UTF-8’ and choose that file.',
  too_many_cells: () => 'This line has more cells than the first line has columns.',
  bad_moment: () =>
    'Please write the day as 2026-12-03, with 06:00 behind it where the time matters. It is Indian time.',
  bad_category: () => 'Please choose one of the categories.',
  category_taken: ({ label }) => `There is a shelf with this name already: ${label}.`,
  no_letter: () => 'A name needs a letter or a digit.',
  bad_mark: () => 'A mark has one or two letters.',
  bad_gstin: () => 'A GSTIN has 15 characters, such as 27AAPFU0939F1ZV.',
  gstin_mistyped: () => 'This GSTIN is mistyped: its last character does not fit the others.',
  gstin_of_other_state: ({ state }) =>
    state ? `This GSTIN belongs to ${state}. Please choose that state.` : 'This GSTIN is of no state.',
  only_administrator: () =>
    'You are the only administrator: please make another one first, or leave this empty.',
  bad_series: () => 'Please enter 1 to 4 capital letters and digits, such as HT.',
  same_series: () => 'Credit notes need other letters than invoices.',
  bad_figures: () => 'Please enter four digits.',
  bad_mobile: () => 'Please enter a mobile number of 10 digits, such as 98765 43210.',
  bad_upi_reference: () => 'Please enter the reference as the UPI app shows it: 6 to 35 letters and digits.',
  bad_phone: () => 'Please enter a telephone number with its area code, such as 0522 401 0000.',
  bad_fssai_licence: () => 'A FSSAI licence number has 14 digits.',
  bad_upi_id: () => 'Please enter a UPI id, such as shop@bank.',
  bad_shipping: () =>
    `Please enter what delivery costs, from 0 up to ${shortRupees(mostTerms.shippingPaise)}.`,
  bad_free_from: () => 'Please enter a sum above 0, such as 499, or the word never.',
  bad_least: () => 'Please enter a sum above 0, such as 300, or nothing.',
  bad_max_cash: () =>
    `Please enter a sum up to ${shortRupees(mostTerms.maxCashPaise)}: the law allows no more in cash.`,
  bad_closed_day: () => 'Please choose a day of the calendar that is still to come.',
  closed_day_twice: () => 'A day stands there twice.',
  bad_return_days: () => `Please enter whole days, from 1 to ${mostTerms.returnDays}.`,
  bad_contact: () => 'Please enter an e-mail, or a mobile number of 10 digits.',
  bad_pin_code: () => 'Please enter a PIN code of 6 digits, such as 411001.',
  areas_overlap: () => 'Each PIN code can be in one area only, and an area ends after it begins.',
  bad_state: () => 'Please choose the state.',
  state_of_pin_code: ({ pinCode, names }) =>
    `The PIN code ${pinCode} lies in ${oneOf(names)}. Please correct the state or the PIN code.`,
  no_lines_left: () => 'An order has at least one product. Please cancel the order instead.',
  more_than_goods: ({ subtotalPaise }) => `The goods come to ${formatPaise(subtotalPaise)}.`,
  reason_missing: () => 'Please say why. The customer reads this.',
  more_than_out: ({ out }) =>
    out === 0 ? 'The customer has none of these.' : `The customer has only ${out} of these.`,
  more_than_due: ({ duePaise }) => `Only ${formatPaise(duePaise)} is due.`,
  needs_picture: () => 'A product without a picture cannot go on the shelf. Please give it one first.',
  no_image: () => '*Please upload at least one product image',
  too_many_images: ({ maximum }) => `A product has at most ${maximum} pictures.`,
  too_many_aliases: ({ maximum }) =>
    `This product has ${maximum} other words already. Please take one away first.`,
  alias_says_nothing: ({ word }) => `“${word}” says nothing of the goods. Please say what people call them.`,
  not_fetched: ({ why }) => notFetched[why],
  bad_image_address: () => 'Please upload the picture here, or give an address that starts with https://.',
  no_file: () => 'Please choose a picture to upload.',
  file_incomplete: () => 'The upload was cut off. Please upload the picture again.',
  too_many_of_product: ({ maximum }) => `You can buy at most ${maximum} of one product.`,
  other_weight: ({ productName, leastGrams, mostGrams }) =>
    `${productName} is sold from ${gramsLabel(leastGrams)} to ${gramsLabel(mostGrams)}.`,
  bad_weight: ({ why, stepGrams, maximum }) => wrongWeight[why](gramsLabel(stepGrams), gramsLabel(maximum)),
  too_many_kept: ({ maximum }) =>
    `You can save ${maximum} products for later. Please take one off the list first.`,
  too_many_products: ({ maximum }) => `Your cart is full: it takes ${maximum} different products.`,
  list_too_long: ({ maximum }) =>
    `A list has at most ${maximum.toLocaleString('en-IN')} letters. Please read it in parts.`,
  too_many_list_lines: ({ maximum }) => `A list has at most ${maximum} lines. Please read it in parts.`,
  too_many_shared: ({ maximum }) =>
    `You share ${maximum} lists already. Please stop sharing one of them first.`,
  page_too_far: ({ maximum }) =>
    `The last page is ${maximum}. To read on, use nextCursor or a narrower search.`,
  bad_cursor: () => 'This cursor is not valid. Please start again from the first page.',
  hostile: () => 'This has characters or nesting that are not allowed.',
}

/** By zod's names. */
const units: Record<string, string> = { string: ' characters long', array: ' in number', grams: ' g' }

const types: Record<string, string> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  object: 'This must be an object with fields.',
}

/** What of goods by weight does not fit together; what one step is, and the most that can be said. */
const wrongWeight: Record<WrongWeight, (step: string, most: string) => string> = {
  no_grams: () => 'Goods by weight have a pack in g: one step, such as 100 g.',
  no_least: () => 'Please say the least that is sold of it by weight.',
  no_most: () => 'Please say the most that is sold of it by weight.',
  no_steps: (step) => `Please enter whole steps of ${step}: that is its pack.`,
  below_least: () => 'The most is less than the least.',
  no_deposit: () => 'Goods by weight have no deposit: it is of each bottle or crate.',
  too_many: (step, most) => `With steps of ${step}, the most is ${most}.`,
}

/** Why a picture stays at the address that was typed. */
const notFetched: Record<PictureRefusal, string> = {
  not_https: 'The address leads to one that does not begin with https://, or has a port or a password in it.',
  not_public: 'The address leads into a private network, where the shop does not look.',
  no_such_host: 'There is no such host. Please look for a typing mistake.',
  no_answer: 'Its server did not answer, or not safely.',
  too_slow: 'It took longer than 10 seconds.',
  not_there: 'There is nothing at this address.',
  too_many_redirects: 'The address leads on and on.',
  too_large: 'The picture is larger than 5 MB.',
  not_a_picture: 'This is not a PNG, JPEG, WebP, AVIF or GIF picture that can be read.',
  other_picture: 'The product has other pictures by now.',
  not_kept: 'The shop had no room for it.',
}
