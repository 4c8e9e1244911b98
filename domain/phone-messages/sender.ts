import type { PhoneChannel, PhoneMessage } from './rules.ts'

declare module '#domain/ground/context.ts' {
  interface Gateways {
    phone: Record<PhoneChannel, PhoneSender>
    phoneNews: PhoneReceiver
  }
}

/** A message with all that its words are made of. */
export interface AddressedMessage {
  id: number
  /** After a restore ids are given once more; with its hour it is no other one. */
  createdAt: Date
  /** What the shop is called when it is sent. */
  shopName: string
  /** Ten digits. */
  mobile: string
  language: string
  message: PhoneMessage
  /** What stands at the end of its link: an order's token, or a product's id. Empty where it has none. */
  token: string
}

/** Writes messages of one channel and sends them, as the domain needs it. */
export interface PhoneSender {
  /** False where there is no gateway: messages are then kept, and read in the panel. */
  canSend: boolean
  /** Whether the gateway takes this kind in this language: in India each text has to be registered. */
  takes(message: Pick<AddressedMessage, 'language' | 'message'>): boolean
  textOf(message: AddressedMessage): string
  /**
   * Hands a message over to the gateway, and ends in time whatever that does. Answers by what the gateway
   * calls it, or why it refused it for good. @throws what a later try may mend: nobody answers, or not now
   */
  send(message: AddressedMessage): Promise<Handed>
}

type Handed =
  | { is: 'taken'; gatewayId: string | null }
  /** hasStopped: who has the number wants nothing by this channel. */
  | { is: 'refused'; why: string; hasStopped?: boolean }
  /** The gateway may have it, does not know it for the same when it comes again, and tells by a receipt. */
  | { is: 'unanswered'; why: string }

/** What a gateway tells by its webhook. */
export interface PhoneReceiver {
  /** Whether who sent it knows the secret of the shop and the gateway. */
  isSigned(body: Buffer, signature: string): boolean
  /** Whether this is what the shop's webhook is to be proven with. */
  isVerification(token: string): boolean
  /** What is said in a body that was signed; of what nobody knows nothing. */
  read(body: Buffer): PhoneNews
}

export interface PhoneReceipt {
  gatewayId: string
  /** By which the shop knows the message; null where the gateway does not say it. */
  message: Pick<AddressedMessage, 'id' | 'createdAt'> | null
  /** sent: on its way to the telephone. */
  is: 'sent' | 'delivered' | 'failed'
  /** Empty but for what failed. */
  why: string
  /** It failed because who has the number wants nothing by this channel. */
  hasStopped: boolean
  at: Date
}

export interface PhoneNews {
  receipts: PhoneReceipt[]
  /** mobile: ten digits; of other countries nothing is told. */
  answers: { id: string; mobile: string; text: string; at: Date }[]
}
