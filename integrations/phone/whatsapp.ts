import { createHmac, timingSafeEqual } from 'node:crypto'

import { z } from 'zod'

import { mostListLetters } from '#domain/lists/rules.ts'
import { isFreeText } from '#domain/phone-messages/rules.ts'
import type { PhoneKind } from '#domain/phone-messages/rules.ts'
import type { PhoneNews, PhoneReceipt, PhoneReceiver, PhoneSender } from '#domain/phone-messages/sender.ts'
import { languageNamed } from '#words/languages.ts'
import { phoneWordsIn } from '#words/phone-messages/phone-words-in.ts'

import { sentValues, smsText } from './sms-text.ts'

/** The shop's number at WhatsApp's Cloud API. */
export interface WhatsAppSettings {
  /** With the version and without a slash at the end. */
  url: string
  token: string
  phoneId: string
  /** Signs what comes by the webhook. */
  secret: string
  /** Proves the webhook's address, once. */
  verifyToken: string
}

interface WhatsAppOptions {
  /** null: no message is ever sent. */
  settings: WhatsAppSettings | null
  publicUrl: string
  /** Ends what is being sent. */
  signal?: AbortSignal
}

/** An API that takes longer is away. */
const longestMs = 10_000

/** Kinds whose templates WhatsApp knows by the same name; codes go by SMS. */
const kindsOfWhatsApp = (kind: PhoneKind) => kind !== 'code'

/** Whatever comes from outside, as PostgreSQL takes it. */
const words = z.string().transform((said) => said.replaceAll('\0', '').toWellFormed())
const id = words.pipe(z.string().min(1).max(200))

const taken = z.object({ messages: z.array(z.object({ id })).min(1) })
const refused = z.object({ error: z.object({ code: z.number(), message: words }) })

/**
 * Codes of errors that another try does not mend: a template, a value or a number that WhatsApp does not
 * take. All else is ours to mend, or over soon.
 */
const forGood = new Set([
  100, 131008, 131009, 131021, 131026, 131047, 131050, 131051, 132000, 132001, 132005, 132007, 132012, 132015,
  132016,
])
/** Who has the number has stopped what comes from the shop, in WhatsApp itself. */
const stopped = 131050

/** Sends messages by WhatsApp's Cloud API, each by the template of its kind and language. */
export function whatsApp({ settings, publicUrl, signal }: WhatsAppOptions): PhoneSender {
  return {
    canSend: settings !== null,
    takes: ({ message }) => settings !== null && kindsOfWhatsApp(message.kind),
    textOf: (message) => smsText(message, publicUrl),

    async send(addressed) {
      if (!settings) throw new Error('There is no number of WhatsApp')
      signal?.throwIfAborted()
      const { message, mobile, token } = addressed
      const language = languageNamed(addressed.language)
      const values = sentValues(message, language)
      // In the order in which the text has them; the shop's name and the link's beginning are the template's.
      const named = [...phoneWordsIn(language).texts[message.kind].matchAll(/\{(\w+)\}/g)].map(
        ([, name = '']) => name,
      )
      const body = named.flatMap((name) => (name in values ? [text(values[name]!)] : []))
      const template = {
        name: message.kind,
        language: { code: language },
        components: [
          { type: 'body', parameters: body },
          { type: 'button', sub_type: 'url', index: '0', parameters: [text(token)] },
        ],
      }
      const limit = AbortSignal.timeout(longestMs)
      const asked = fetch(`${settings.url}/${settings.phoneId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: `91${mobile}`,
          ...(isFreeText(message.kind)
            ? freeText(smsText(addressed, publicUrl))
            : { type: 'template', template }),
          biz_opaque_callback_data: `haat-${addressed.id}-${addressed.createdAt.getTime()}`,
        }),
        // The token goes to the address that was configured and nowhere else.
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      })
      const response = await asked.catch((error: Error) => error)
      if (response instanceof Error) return { is: 'unanswered', why: response.message.slice(0, 300) }
      const said: unknown = await response.json().catch(() => null)
      const refusal = refused.safeParse(said).data?.error
      if (refusal && forGood.has(refusal.code)) {
        const why = `${refusal.code} ${refusal.message}`.slice(0, 300)
        return { is: 'refused', why, hasStopped: refusal.code === stopped }
      }
      if (!response.ok)
        throw new Error(`WhatsApp answered ${response.status} ${refusal?.message ?? ''}`.trim())
      const answer = taken.safeParse(said)
      if (!answer.success) return { is: 'unanswered', why: 'WhatsApp gave an unexpected answer' }
      return { is: 'taken', gatewayId: answer.data.messages[0]!.id }
    },
  }
}

/** Taken without a template for a day after somebody has written, and free of charge. */
function freeText(body: string) {
  return { type: 'text', text: { preview_url: false, body } }
}

function text(value: string) {
  return { type: 'text', text: value }
}

const seconds = z.coerce.number().int().min(0).max(1e11)
const news = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ value: z.unknown() })) })),
})
const ofNumber = z.object({ metadata: z.object({ phone_number_id: z.string() }) })
const receipt = z.object({
  id,
  status: z.string(),
  timestamp: seconds,
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.number(), title: words.optional() })).optional(),
})
const captioned = z.object({ caption: words.optional() }).optional()
const answer = z.object({
  id,
  from: z.string(),
  timestamp: seconds,
  type: z.string().optional(),
  text: z.object({ body: words }).optional(),
  button: z.object({ text: words }).optional(),
  image: captioned,
  video: captioned,
  document: captioned,
})

/** What has no words is told to the desk by what it is. */
const wordless = new Set([
  'image',
  'video',
  'document',
  'audio',
  'sticker',
  'location',
  'contacts',
  'unsupported',
])

/** Reads what WhatsApp tells by its webhook. */
export function whatsAppNews(settings: WhatsAppSettings | null): PhoneReceiver {
  return {
    isSigned: (body, signature) =>
      settings !== null &&
      isSame(`sha256=${createHmac('sha256', settings.secret).update(body).digest('hex')}`, signature),
    isVerification: (token) => settings !== null && isSame(settings.verifyToken, token),
    read: (body) => read(body, settings?.phoneId ?? null),
  }
}

const receiptOf: Record<string, PhoneReceipt['is'] | undefined> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  failed: 'failed',
}

/**
 * What of it has not the form that it should have is nothing: a newer version tells more. An app may have
 * several numbers, and the others are not the shop's.
 */
function read(body: Buffer, phoneId: string | null): PhoneNews {
  const read: PhoneNews = { receipts: [], answers: [] }
  const { data } = news.safeParse(parsed(body))
  for (const { value } of data?.entry.flatMap(({ changes }) => changes) ?? []) {
    if (phoneId !== null && ofNumber.safeParse(value).data?.metadata.phone_number_id !== phoneId) continue
    const { statuses, messages } = (value ?? {}) as { statuses?: unknown; messages?: unknown }
    for (const one of listed(statuses)) {
      const { data: said } = receipt.safeParse(one)
      if (!said) continue
      const { id: gatewayId, status, timestamp, errors, biz_opaque_callback_data: given = '' } = said
      const is = receiptOf[status]
      if (!is) continue
      const [error] = errors ?? []
      const why = error ? `${error.code} ${error.title ?? ''}`.trim() : ''
      const [, ours, at] = /^haat-(\d{1,15})-(\d{13})$/.exec(given) ?? []
      const message = ours === undefined ? null : { id: Number(ours), createdAt: new Date(Number(at)) }
      const hasStopped = error?.code === stopped
      read.receipts.push({ gatewayId, message, is, why, hasStopped, at: new Date(timestamp * 1000) })
    }
    for (const one of listed(messages)) {
      const { data: said } = answer.safeParse(one)
      const mobile = /^91([6-9]\d{9})$/.exec(said?.from ?? '')?.[1]
      const written = said ? textOf(said) : ''
      if (said && mobile && written !== '')
        read.answers.push({ id: said.id, mobile, text: written, at: new Date(said.timestamp * 1000) })
    }
  }
  return read
}

function textOf({ type = '', text: plain, button, image, video, document }: z.infer<typeof answer>): string {
  const caption = image?.caption ?? video?.caption ?? document?.caption
  const written = (plain?.body ?? button?.text ?? caption ?? '').trim().slice(0, mostListLetters)
  // What was cut may have ended in the middle of a letter.
  if (written !== '') return written.toWellFormed()
  return wordless.has(type) ? `[${type}]` : ''
}

function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** null for what is not JSON. */
function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
