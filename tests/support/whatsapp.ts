/** WhatsApp's Cloud API as a real server of our own, which can be as difficult as the one in the world. */
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/** A message as WhatsApp was asked to send it. */
interface AskedTemplate {
  id: string
  to: string
  name: string
  language: string
  /** By which the shop knows its receipts. */
  ref: string
  /** Of its body, in their order; free text is one. */
  values: string[]
  /** The end of its link; empty in free text. */
  button: string
}

/**
 * refuse: with this code of an error. fail: with 500. hold: it is sent, and no answer comes. break off: it is
 * sent, and the line is cut before it says so.
 */
type Mood = 'accept' | 'slow' | { refuse: number } | 'fail' | 'hold' | 'break off'

const secret = 'the secret of the app'
export const verifyToken = 'the word for the webhook'

export interface WhatsAppServer {
  /** What a shop needs to send by it. */
  env: Record<string, string>
  sent: AskedTemplate[]
  mood: Mood
  /** Tells a shop something of its number by its webhook, twice; answers the status of the first. */
  tell: (shopUrl: string, said: object, how?: { isForged?: boolean }) => Promise<number>
  goDown: () => Promise<void>
}

/** To be taken down by who started it. */
export async function whatsAppServer(): Promise<WhatsAppServer> {
  const server = http.createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  let ids = 0
  const twin: WhatsAppServer = {
    env: {
      WHATSAPP_API_URL: `http://127.0.0.1:${port}/v23.0`,
      WHATSAPP_TOKEN: 'a token of at least twenty letters',
      WHATSAPP_PHONE_ID: '1234567890',
      WHATSAPP_SECRET: secret,
      WHATSAPP_VERIFY_TOKEN: verifyToken,
    },
    sent: [],
    mood: 'accept',
    async tell(shopUrl, said, { isForged = false } = {}) {
      const value = { metadata: { phone_number_id: twin.env['WHATSAPP_PHONE_ID'] }, ...said }
      const body = JSON.stringify({
        object: 'whatsapp_business_account',
        entry: [{ changes: [{ field: 'messages', value }] }],
      })
      const by = createHmac('sha256', isForged ? 'another secret' : secret)
      const signature = `sha256=${by.update(body).digest('hex')}`
      const post = () =>
        fetch(`${shopUrl}/api/whatsapp/webhook`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
          body,
        })
      const { status } = await post()
      await post()
      return status
    },
    async goDown() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
  return twin

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = (await json(request)) as {
      to: string
      biz_opaque_callback_data: string
      text?: { body: string }
      template?: {
        name: string
        language: { code: string }
        components: { parameters: { text: string }[] }[]
      }
    }
    const { to, template, text } = asked
    const { mood } = twin
    response.setHeader('content-type', 'application/json')
    if (request.headers.authorization !== `Bearer ${twin.env['WHATSAPP_TOKEN']}`)
      return void response.writeHead(401).end('{"error":{"code":190,"message":"Bad token"}}')
    if (mood === 'fail') return void response.writeHead(500).end('{}')
    if (typeof mood === 'object')
      return void response
        .writeHead(400)
        .end(JSON.stringify({ error: { code: mood.refuse, message: 'Not this one' } }))
    if (mood === 'slow') await sleep(300)
    const id = `wamid.${++ids}`
    const [body, button] = template?.components ?? []
    twin.sent.push({
      id,
      to,
      ref: asked.biz_opaque_callback_data,
      name: template?.name ?? 'text',
      language: template?.language.code ?? '',
      values: text ? [text.body] : (body?.parameters.map((parameter) => parameter.text) ?? []),
      button: button?.parameters[0]?.text ?? '',
    })
    if (mood === 'break off') return void response.destroy()
    if (mood !== 'hold') response.end(JSON.stringify({ messaging_product: 'whatsapp', messages: [{ id }] }))
  }
}
