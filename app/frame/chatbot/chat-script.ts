import { cashUpTo, deliverySentences, returnDaysOf } from '#app/facts/shop-facts.ts'
import { contactPath, ordersPath, returnsPath, shippingPath, storyPath } from '#app/paths.ts'
import type { ShopFacts, ShopTerms } from '#domain/shop/rules.ts'
import * as words from '#words/frame/chat/en.ts'

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
    { afterMs: 500, text: words.welcome(name) },
    { afterMs: 1000, text: words.whatToKnow },
  ]
}

export const followUp = { afterMs: 1000, text: words.anythingElse }

const topicsOn = (terms: ShopTerms): ChatTopic[] => [
  {
    question: words.returns,
    answer: {
      text: words.returnsAnswer(returnDaysOf(terms)),
      link: { label: words.howToReturn, to: returnsPath },
    },
  },
  {
    question: words.payment,
    answer: {
      text: words.paymentAnswer(cashUpTo(terms)),
    },
  },
  {
    question: words.delivery,
    answer: {
      text: words.deliveryAnswer(deliverySentences(terms)),
      link: { label: words.moreOnDelivery, to: shippingPath },
    },
  },
  {
    question: words.myOrder,
    answer: {
      text: words.myOrderAnswer,
      link: { label: words.seeOrders, to: ordersPath },
    },
  },
  {
    question: words.inSeason,
    answer: {
      text: words.inSeasonAnswer,
      link: { label: words.readOfSeasons, to: storyPath('eating-with-the-seasons') },
    },
  },
]

/** What one can ask, and what is answered. */
export function topicsOf({ phones: [phone], terms }: ShopFacts): ChatTopic[] {
  const text = phone ? words.callOrWrite(phone) : words.toPersonAnswer
  const link = { label: words.howToReachUs, to: contactPath }
  return [...topicsOn(terms), { question: words.toPerson, answer: { text, link } }]
}
