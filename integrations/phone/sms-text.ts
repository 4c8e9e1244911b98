import { isFreeText } from '#domain/phone-messages/rules.ts'
import type { PhoneMessage } from '#domain/phone-messages/rules.ts'
import type { AddressedMessage } from '#domain/phone-messages/sender.ts'
import { shortRupees } from '#domain/pricing/rules.ts'
import { languageNamed, prefixes } from '#words/languages.ts'
import type { Language } from '#words/languages.ts'
import { phoneWordsIn } from '#words/phone-messages/phone-words-in.ts'

/** India's registers of texts (DLT) take no value that is longer. */
export const longestValue = 30
/** What is free text takes more, and is read all the same. */
const longestFree = 300
/** A name that is longer would not leave enough of two parts for what is told. */
export const longestShopName = 20

/** The text of a message in its language; links lead below `publicUrl`, which has no slash at its end. */
export function smsText(
  { shopName, language: named, message, token }: Omit<AddressedMessage, 'id' | 'createdAt' | 'mobile'>,
  publicUrl: string,
): string {
  const language = languageNamed(named)
  const values: Record<string, string> = { ...sentValues(message, language), token }
  return filled(registered(message.kind, { language, shopName, publicUrl }), (name) => values[name] ?? '…')
}

/** A kind's text with the name and the addresses of this shop; its values are in braces. */
export function registered(
  kind: PhoneMessage['kind'],
  { language, shopName, publicUrl }: { language: Language; shopName: string; publicUrl: string },
): string {
  const ofShop: Record<string, string> = {
    shop: cut(plain(shopName, language), longestShopName),
    // The order's own language decides where that leads (server/pages/short-links.ts).
    orders: `${publicUrl}/o/`,
    // By its last line a browser takes the code out of the SMS (WebOTP).
    host: new URL(publicUrl).host,
    lists: `${publicUrl}${prefixes[language]}/list/`,
    khata: `${publicUrl}${prefixes[language]}/khata/`,
    products: `${publicUrl}${prefixes[language]}/product/`,
  }
  return filled(phoneWordsIn(language).texts[kind], (name) => ofShop[name] ?? `{${name}}`)
}

/** What stands in the place of each value that this kind has, as it is sent. */
export function sentValues(message: PhoneMessage, language: Language): Record<string, string> {
  const values = Object.entries(valuesOf(message, language))
  // Free text is no SMS: what people have typed stays in their letters.
  const sent = (value: string) =>
    isFreeText(message.kind) ? cut(oneLine(value), longestFree) : cut(plain(value, language), longestValue)
  return Object.fromEntries(values.map(([name, value]) => [name, sent(value)]))
}

function valuesOf({ kind, facts }: PhoneMessage, language: Language): Record<string, string> {
  const { nothing, outcomes, statuses } = phoneWordsIn(language)
  const money = (paise: number) =>
    language === 'en' ? shortRupees(paise).replace('₹', 'Rs ') : shortRupees(paise)
  const values: Record<string, string> = {}
  if ('orderNumber' in facts) values['number'] = `#${facts.orderNumber}`
  if ('totalPaise' in facts) values['total'] = money(facts.totalPaise)
  if ('amountPaise' in facts) values['amount'] = money(facts.amountPaise)
  if ('owedPaise' in facts) values['owed'] = money(facts.owedPaise)
  if ('duePaise' in facts) values['due'] = facts.duePaise > 0 ? money(facts.duePaise) : nothing
  if (kind === 'order_status') values['status'] = statuses[facts.status]
  if (kind === 'list_read') {
    values['found'] = String(facts.found)
    values['missing'] = facts.missing.length > 0 ? facts.missing.join(', ') : nothing
  }
  if (kind === 'return_answered') values['outcome'] = outcomes[facts.outcome]
  if ('productName' in facts) values['product'] = facts.productName
  if (kind === 'subscription_dearer') values['price'] = money(facts.pricePaise)
  if (kind === 'subscription_left_out') values['day'] = dayAndMonth(facts.day)
  if (kind === 'code' && facts.code) values['code'] = facts.code
  return values
}

/** '4/12', of a day as 2026-12-04: a Hindi message has no room for names. */
function dayAndMonth(day: string): string {
  const [, month, date] = day.split('-').map(Number)
  return `${date}/${month}`
}

function filled(text: string, valueOf: (name: string) => string): string {
  return text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => valueOf(name))
}

/** One line; in English without letters that GSM 7-bit does not have, which would double its parts. */
function plain(value: string, language: Language): string {
  const line = oneLine(value)
  if (language !== 'en') return line
  return line
    .replaceAll(/[‘’]/g, "'")
    .normalize('NFKD')
    .replaceAll(/[^ !"#%&'()*+,\-./0-9:;<=>?A-Za-z]/g, '')
}

function oneLine(value: string): string {
  return value.replaceAll(/\s+/g, ' ').trim()
}

/** At the end of a word, where there is one. */
function cut(value: string, most: number): string {
  if (value.length <= most) return value
  const begun = value.slice(0, most + 1)
  const end = begun.lastIndexOf(' ')
  return begun.slice(0, end > 0 ? end : most)
}
