import type { PhoneChannel, PhoneMessage } from './rules.ts'

declare module '#domain/ground/context.ts' {
  interface Gateways {
    phone: Record<PhoneChannel, PhoneSender>
  }
}

/** A message with all that its words are made of. */
export interface AddressedMessage {
  id: number
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
   * Hands a message over to the gateway, and ends in time whatever that does. Answers why the gateway refused
   * it for good, or null. @throws what a later try may mend: nobody answers, or not now
   */
  send(message: AddressedMessage): Promise<string | null>
}
