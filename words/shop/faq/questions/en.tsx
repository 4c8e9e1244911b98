import type { ReactNode } from 'react'

// Questions that people ask, and their answers.

interface Question {
  question: string
  answer: ReactNode
}

interface Facts {
  /** What delivery costs, in a sentence or two. */
  delivery: string
  /** '7 days': so long goods can be returned. */
  days: string
  /** '₹2,000': the most that an order in cash may come to. */
  cash: string
}

/** The links in the answers, by where they lead. */
type Links = Record<'delivery' | 'handmade' | 'signUp' | 'orders' | 'contact', (text: string) => ReactNode>

type Group = 'ordering' | 'shipping' | 'paying' | 'returns' | 'market'

/** The six questions of the contact page. */
export const first = ({ delivery, days }: Facts, to: Links): Question[] => [
  {
    question: 'How do you check the quality?',
    answer: `We check everything twice: where it is grown or made, and again before we pack it. If something is still not good, tell us within ${days}. We replace it or return your money.`,
  },
  {
    question: 'Do you work with local farmers?',
    answer:
      'Yes. We buy from farmers, small mills and village groups, and we pay them on the day we weigh their goods.',
  },
  {
    question: 'Do you deliver to my home?',
    answer: (
      <>
        Yes, to your door. {delivery} Read more under {to.delivery('Delivery')}.
      </>
    ),
  },
  {
    question: 'Is your packing eco-friendly?',
    answer:
      'We pack in paper, jute and cardboard, and use glass or tin where we can. Some goods must be kept dry. For these we use a little plastic.',
  },
  {
    question: 'What is the difference between organic and other food?',
    answer:
      'Organic food is grown without synthetic pesticides and fertilisers. Compost and cow dung feed the soil, and neem keeps insects away. It may not look perfect, but it tastes good.',
  },
  {
    question: 'Are the handcrafted goods really made by hand?',
    answer: (
      <>
        Yes, by potters, weavers and printers in their own workshops. No two pieces are the same, and small
        differences are normal. See {to.handmade('Handmade Arts')}.
      </>
    ),
  },
]

/** All questions, by the part of the page that they stand in. */
export const groups = (facts: Facts, to: Links): Record<Group, { title: string; questions: Question[] }> => {
  const { delivery, days, cash } = facts
  return {
    ordering: {
      title: 'Ordering',
      questions: [
        {
          question: 'Do I need an account?',
          answer: (
            <>
              No. To order, your name, your mobile number and where we bring it are enough.{' '}
              {to.signUp('Opening an account')} takes a minute: your name, your e-mail and a password. It
              keeps your cart, your addresses and your orders for every device.
            </>
          ),
        },
        {
          question: 'How many of one thing can I order?',
          answer: 'From 1 to 99 of each. If only a few are left, the page tells you how many.',
        },
        {
          question: 'Where do I find my orders?',
          answer: (
            <>
              Under {to.orders('My Orders')}, with number, total and status. You see an order there as soon as
              it is paid.
            </>
          ),
        },
        {
          question: 'Can I cancel an order?',
          answer: (
            <>
              Yes, until we have packed it. Open it under {to.orders('My Orders')} and press Cancel order. You
              get all of your money back. If you paid us in cash, or by UPI at the market, please call us: we
              cancel it and give you your money.
            </>
          ),
        },
      ],
    },
    shipping: {
      title: 'Delivery',
      questions: [
        {
          question: 'What does delivery cost?',
          answer: `${delivery} Your cart shows the total before you pay.`,
        },
        {
          question: 'Will anything be added at the end?',
          answer: 'No. You pay the total that you see in your cart.',
        },
      ],
    },
    paying: {
      title: 'Payment',
      questions: [
        {
          question: 'How can I pay online?',
          answer:
            'By UPI, card or net banking, in the payment window of Razorpay. We never see your card number.',
        },
        {
          question: 'Can I pay in cash?',
          answer: `Yes, when we bring your order or when you fetch it at the market. On the page to pay, say where we bring it and choose 'Cash'. Cash is for orders up to ${cash}, and not in every area: the page tells you. Until you have paid your first order in cash, you can have one at a time.`,
        },
        {
          question: 'I have paid, but I see no order. What now?',
          answer: (
            <>
              Do not worry, your money is safe. We ask your bank, and the order shows in{' '}
              {to.orders('My Orders')} within a few minutes. If the goods are sold out by then, you get all
              your money back.
            </>
          ),
        },
        {
          question: 'What happens when a payment fails?',
          answer: 'Nothing is ordered, and your cart stays as it was. You can try again at once.',
        },
      ],
    },
    returns: {
      title: 'Returns',
      questions: [
        {
          question: 'How does a return work?',
          answer: (
            <>
              Open the order under {to.orders('My Orders')} within {days} after it was delivered, and press
              Return goods. Choose what you send back, tell us what is wrong, and say if you want your money
              or the same goods again. Up to three pictures help us. You can also{' '}
              {to.contact('call us or write to us')}. You need not send fresh food back.
            </>
          ),
        },
        {
          question: 'How does the money come back?',
          answer:
            'To the same card, bank account or UPI ID that you paid with. What you paid in cash comes back in cash. The page of the order shows how much, and when.',
        },
        {
          question: 'What happens after I have asked?',
          answer: (
            <>
              We look at it and answer within a day, on the page of the order under {to.orders('My Orders')}.
              Your money goes back at once, or the new goods are an order of ₹0.00. If we do not agree, we
              tell you why.
            </>
          ),
        },
        {
          question: 'Who sees the pictures of my return?',
          answer: 'Only you and the people of ours who decide about it. They have no public address.',
        },
      ],
    },
    market: {
      title: 'About us',
      questions: first(facts, to),
    },
  }
}
