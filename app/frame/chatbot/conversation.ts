import type { ShopFacts } from '#domain/shop/rules.ts'

import { followUp, greetingsOf } from './chat-script.ts'
import type { ChatLine, ChatTopic } from './chat-script.ts'

/** The chatbot's script for one conversation. It speaks through `say`, some lines after a delay. */
export interface Conversation {
  /** Greets once. Greetings that an early closing cut off are said at the next opening. */
  open(): void
  ask(topic: ChatTopic): void
  /** Cancels what was still to be said. */
  close(): void
}

export function conversation(shop: ShopFacts, say: (line: ChatLine) => void): Conversation {
  const greetings = greetingsOf(shop)
  let greeted = 0
  let greetingTimers: ReturnType<typeof setTimeout>[] = []
  let followUpTimer: ReturnType<typeof setTimeout> | undefined

  function greet() {
    const text = greetings[greeted++]?.text
    if (text) say({ from: 'haat', text })
  }

  return {
    open() {
      greetingTimers = greetings.slice(greeted).map(({ afterMs }) => setTimeout(greet, afterMs))
    },
    ask({ question, answer }) {
      clearTimeout(followUpTimer)
      say({ from: 'shopper', text: question })
      say({ from: 'haat', ...answer })
      followUpTimer = setTimeout(() => say({ from: 'haat', text: followUp.text }), followUp.afterMs)
    },
    close() {
      for (const timer of greetingTimers) clearTimeout(timer)
      clearTimeout(followUpTimer)
    },
  }
}
