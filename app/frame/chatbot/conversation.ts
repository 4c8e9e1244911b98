import { followUp, greetings } from './chat-script.ts'
import type { ChatLine, ChatTopic } from './chat-script.ts'

/** One talk with the chatbot. What it says comes through `say`, some of it a moment later. */
export interface Conversation {
  /** Greets, unless it has: what was not said before an early closing is said at the next opening. */
  open(): void
  ask(topic: ChatTopic): void
  /** Says nothing more until it is opened again. */
  close(): void
}

export function conversation(say: (line: ChatLine) => void): Conversation {
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
