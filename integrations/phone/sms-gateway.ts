import type { AddressedMessage, PhoneSender } from '#domain/phone-messages/sender.ts'
import { languageNamed } from '#words/languages.ts'

import { smsText } from './sms-text.ts'

/** The gateway that sends SMS, as the shopkeeper's contract with it has it. */
export interface SmsSettings {
  /** Where messages are posted to. */
  url: string
  /** The fields of the form, in the gateway's words; in their values {to}, {text}, {template} and {ref}. */
  fields: [name: string, value: string][]
  /** The ids of the registered texts (DLT), by kind and language: `order_placed.hi`. */
  templates: Record<string, string>
}

interface SmsOptions {
  /** null: no message is ever sent. */
  settings: SmsSettings | null
  publicUrl: string
  /** Ends what is being sent. */
  signal?: AbortSignal
}

/** A gateway that takes longer is away. */
const longestMs = 10_000
const longestAnswerBytes = 64 * 1024

/** Sends SMS by a gateway of the plain kind: a form is posted to an address. */
export function smsGateway({ settings, publicUrl, signal }: SmsOptions): PhoneSender {
  const templateOf = ({ language, message }: Pick<AddressedMessage, 'language' | 'message'>) =>
    settings?.templates[`${message.kind}.${languageNamed(language)}`]
  return {
    canSend: settings !== null,
    takes: (message) => templateOf(message) !== undefined,
    textOf: (message) => smsText(message, publicUrl),

    async send(message) {
      if (!settings) throw new Error('There is no SMS gateway')
      signal?.throwIfAborted()
      const values: Record<string, string> = {
        to: message.mobile,
        text: smsText(message, publicUrl),
        template: templateOf(message) ?? '',
        // The same at every try, by which a gateway knows a message that comes twice.
        ref: `haat-${message.id}`,
      }
      const form = new URLSearchParams(
        settings.fields.map(([name, value]) => [
          name,
          value.replaceAll(/\{(to|text|template|ref)\}/g, (_all, field: string) => values[field]!),
        ]),
      )
      const limit = AbortSignal.timeout(longestMs)
      const response = await fetch(settings.url, {
        method: 'POST',
        body: form,
        // The key goes to the address that was configured and nowhere else.
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      })
      const said = await readText(response)
      // What it says of the key or of the account a shopkeeper may mend.
      if (response.status === 400 || response.status === 422) {
        return { is: 'refused', why: `${response.status} ${said}`.slice(0, 300) }
      }
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`)
      if (isRefusal(said)) throw new Error(`The SMS gateway said: ${said.slice(0, 200)}`)
      return { is: 'taken', gatewayId: null }
    },
  }
}

/** Many a gateway answers 200 whatever became of it, and says in its own words that it was nothing. */
function isRefusal(said: string): boolean {
  if (/^\s*(error|fail|invalid|err)/i.test(said)) return true
  return /"(type|status|result)"\s*:\s*"(error|fail|failed|failure)"|"(return|success)"\s*:\s*false/i.test(
    said,
  )
}

/** Read bit by bit: an answer without end must not fill the memory. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > longestAnswerBytes) throw new Error('The SMS gateway answered too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
