/** A real SMTP server of our own, which can be as difficult as one in the world. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as the server took it, or would have: `raw` is what came over the line. */
export interface ReceivedMail extends Email {
  raw: string
  /** Of the envelope. */
  recipients: string[]
  /** In milliseconds of `performance.now()`. */
  arrivedAt: number
}

/**
 * refuse: RCPT TO is answered with this reply. stall: no greeting comes. break off: the line is cut when the
 * whole mail has arrived, before the server says that it has. take time: it says so a little later.
 */
type Mood = 'accept' | 'take time' | { refuse: number } | 'stall' | 'break off'

export interface MailServer {
  /** What a shop needs to send by it. */
  env: { SMTP_URL: string; MAIL_FROM: string }
  /** What it has said yes to, in the order of coming. */
  mails: ReceivedMail[]
  /** What arrived whole before the line was cut. */
  cutOff: ReceivedMail[]
  mood: Mood
  /** How many connections were opened. */
  connections: number
  /** Nobody listens any more, as when the machine is down. */
  goDown: () => Promise<void>
  comeBack: () => Promise<void>
}

/** To be taken down by who started it. */
export async function mailServer(host = '127.0.0.1'): Promise<MailServer> {
  let server = build()
  const port = await listen(0)
  const mailbox: MailServer = {
    env: { SMTP_URL: `smtp://${host}:${port}`, MAIL_FROM: 'Haat <orders@haat.example>' },
    mails: [],
    cutOff: [],
    mood: 'accept',
    connections: 0,
    goDown,
    async comeBack() {
      server = build()
      await listen(port)
    },
  }
  return mailbox

  function build(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      // What stalls is ended by the shop, or with the test.
      closeTimeout: 1,
      onConnect(_session, callback) {
        mailbox.connections++
        if (mailbox.mood !== 'stall') callback()
      },
      onRcptTo(_address, _session, callback) {
        const { mood } = mailbox
        if (typeof mood === 'string') return callback()
        callback(Object.assign(new Error('Not here'), { responseCode: mood.refuse }))
      },
      onData(stream, session, callback) {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        void receive(stream, recipients, callback)
      },
    })
  }

  async function receive(stream: Readable, recipients: string[], accept: () => void): Promise<void> {
    const bytes = await buffer(stream).catch(() => undefined)
    // The shop was stopped in the middle of the message: nothing arrived, and its due row is sent again.
    if (!bytes) return
    const mail = {
      ...(await PostalMime.parse(bytes)),
      raw: bytes.toString('latin1'),
      recipients,
      arrivedAt: performance.now(),
    }
    if (mailbox.mood === 'accept' || mailbox.mood === 'take time') {
      mailbox.mails.push(mail)
      if (mailbox.mood === 'take time') await sleep(300)
      return accept()
    }
    mailbox.cutOff.push(mail)
    for (const connection of server.connections) connection._socket.destroy()
  }

  async function listen(wanted: number): Promise<number> {
    // A client that leaves in the middle is what these tests are about.
    server.on('error', () => undefined)
    const listening = server.listen(wanted, host)
    await once(listening, 'listening')
    return (listening.address() as AddressInfo).port
  }

  async function goDown(): Promise<void> {
    if (!server.server.listening) return
    await new Promise<void>((resolve) => server.close(resolve))
  }
}
