/** A real gateway for SMS of our own, which can be as difficult as one in the world. */
import { once } from 'node:events'
import http from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

import { phoneKinds } from '#domain/phone-messages/rules.ts'
import { languages } from '#words/languages.ts'

/** A message as the gateway was asked to send it. */
interface AskedMessage {
  key: string
  to: string
  text: string
  template: string
  /** By which it knows a message that comes twice. */
  ref: string
}

/**
 * slow: it answers a little later. refuse: with this status. refuse in words: with 200, as many do. silent:
 * no answer comes. hold: nor then, and it has taken the message. break off: it has taken the message, and the
 * line is cut before it says so.
 */
type Mood = 'accept' | 'slow' | { refuse: number } | 'refuse in words' | 'silent' | 'hold' | 'break off'

export interface SmsGateway {
  /** What a shop needs to send by it. */
  env: { SMS_URL: string; SMS_TEMPLATES: string }
  /** What went on to a telephone: of messages with one `ref` the first. */
  sent: AskedMessage[]
  /** All that it was asked, in the order of coming. */
  asked: AskedMessage[]
  mood: Mood
  goDown: () => Promise<void>
}

/** To be taken down by who started it. */
export async function smsGateway(): Promise<SmsGateway> {
  const server = http.createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const form = 'authkey=secret&mobiles=91{to}&message={text}&DLT_TE_ID={template}&ref={ref}'
  const templates = phoneKinds.flatMap((kind) => languages.map((language) => `${kind}.${language}`))
  const gateway: SmsGateway = {
    env: {
      SMS_URL: `http://127.0.0.1:${port}/send?${form}`,
      SMS_TEMPLATES: templates.map((name, n) => `${name}=11071600000000000${10 + n}`).join(', '),
    },
    sent: [],
    asked: [],
    mood: 'accept',
    async goDown() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
  return gateway

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fields = new URLSearchParams(await textOf(request))
    const message = {
      key: fields.get('authkey') ?? '',
      to: fields.get('mobiles') ?? '',
      text: fields.get('message') ?? '',
      template: fields.get('DLT_TE_ID') ?? '',
      ref: fields.get('ref') ?? '',
    }
    gateway.asked.push(message)
    const { mood } = gateway
    if (mood === 'silent') return
    if (typeof mood === 'object') {
      response.writeHead(mood.refuse).end('Not this one')
      return
    }
    if (mood === 'refuse in words') {
      response.end('{"type":"error","message":"No credit"}')
      return
    }
    if (mood === 'slow') await sleep(300)
    if (!gateway.sent.some(({ ref }) => ref === message.ref)) gateway.sent.push(message)
    if (mood === 'hold') return
    if (mood === 'break off') request.socket.destroy()
    else response.end('{"type":"success","message":"3163…"}')
  }
}
