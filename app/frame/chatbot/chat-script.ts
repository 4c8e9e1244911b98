import { cashUpTo, deliverySentences, returnDaysOf } from '#app/facts/shop-facts.ts'
import { contactPath, ordersPath, returnsPath, shippingPath, storyPath } from '#app/paths.ts'
import type { ShopFacts, ShopTerms } from '#domain/shop/rules.ts'

export interface ChatLine {
  from: 'haat' | 'shopper'
  text: string
  link?: { label: string; to: string }
}

export interface ChatTopic {
  /** What the shopper asks, as it stands on the button. */
  question: string
  answer: Omit<ChatLine, 'from'>
}

/** Said one after the other when the chat is first opened; each so many milliseconds after the opening. */
export function greetingsOf({ name }: ShopFacts) {
  return [
    { afterMs: 500, text: `Namaste, and welcome to ${name}!` },
    { afterMs: 1000, text: 'What would you like to know?' },
  ]
}

export const followUp = { afterMs: 1000, text: 'Is there anything else I can help with?' }

const topicsOn = (terms: ShopTerms): ChatTopic[] => [
  {
    question: 'Returns',
    answer: {
      text: `Returns are accepted within ${returnDaysOf(terms)}, for a full refund or a replacement. You choose.`,
      link: { label: 'How a return works', to: returnsPath },
    },
  },
  {
    question: 'Payment',
    answer: {
      text: `We accept payment by cards, net banking, UPI and cash on delivery. Cash is for orders up to ${cashUpTo(terms)}: choose it in your cart.`,
    },
  },
  {
    question: 'Delivery',
    answer: {
      text: `${deliverySentences(terms)} You see the cost in your cart before you pay.`,
      link: { label: 'More about delivery', to: shippingPath },
    },
  },
  {
    question: 'My order',
    answer: {
      text: 'You can see all your orders, with number, total and status.',
      link: { label: 'See my orders', to: ordersPath },
    },
  },
  {
    question: 'What is in season?',
    answer: {
      text: 'Every season has its own fruit and vegetables. We wrote down what comes when.',
      link: { label: 'Read about the seasons', to: storyPath('eating-with-the-seasons') },
    },
  },
]

/** What one can ask, and what is answered. */
export function topicsOf({ phones: [phone], terms }: ShopFacts): ChatTopic[] {
  const text = `Please ${phone ? `call ${phone}, or ` : ''}write to us. We are happy to help.`
  const link = { label: 'How to reach us', to: contactPath }
  return [...topicsOn(terms), { question: 'Talk to a person', answer: { text, link } }]
}
