import { Link } from 'react-router'

import { freeShippingFrom, shippingCost } from '#app/facts/shop-facts.ts'
import { categoryPath, contactPath, ordersPath, shippingPath, signUpPath } from '#app/paths.ts'
import type { Question } from '#app/ui/accordion.tsx'

/** The six that are asked first, on the page with our addresses. */
export const firstQuestions: Question[] = [
  {
    question: 'How do you make sure of the quality?',
    answer:
      'Everything is looked at twice: where it is grown or made, and again before it is packed. Fruit and vegetables are picked to order, oils and flours carry the month in which they were pressed or milled. If something still falls short, you have 7 days to tell us.',
  },
  {
    question: 'Do you work with local farmers?',
    answer:
      'Yes. We buy from growers, small mills and village co-operatives, and pay on the day the goods are weighed. Whatever a season brings in abundance goes on the shelf first.',
  },
  {
    question: 'Do you deliver to my home?',
    answer: (
      <>
        Yes, to the door. Delivery costs {shippingCost} an order and nothing from {freeShippingFrom} on. More
        under <Link to={shippingPath}>Shipping</Link>.
      </>
    ),
  },
  {
    question: 'Is your packing eco-friendly?',
    answer:
      'We pack in paper, jute and cardboard, fill with straw or old newspaper, and use glass or tin for oils and ghee. Where plastic is still needed to keep out damp, we use as little of it as the thing allows.',
  },
  {
    question: 'What is the difference between organic and other food?',
    answer:
      'Organic food is grown without synthetic pesticides and fertilisers: compost and cow dung feed the soil, neem and mixed planting keep insects away. It looks less uniform, and tastes of the field it comes from.',
  },
  {
    question: 'Are the handcrafted goods really made by hand?',
    answer: (
      <>
        Yes, by potters, weavers and printers in their own workshops. No two pieces are quite alike, and a
        small unevenness is how you know. See <Link to={categoryPath('handmade arts')}>Handmade Arts</Link>.
      </>
    ),
  },
]

export interface QuestionGroup {
  id: string
  title: string
  questions: Question[]
}

export const questionGroups: QuestionGroup[] = [
  {
    id: 'ordering',
    title: 'Ordering',
    questions: [
      {
        question: 'Do I need an account?',
        answer: (
          <>
            Not to look around. To fill a cart you do, so that it is still there tomorrow, on whichever device
            you come back. <Link to={signUpPath}>Making one</Link> takes a name, an e-mail address and a
            password.
          </>
        ),
      },
      {
        question: 'How many of one thing can I order?',
        answer: 'From 1 to 99 of each. Of what is nearly sold out, the page says how many are left.',
      },
      {
        question: 'Where do I find my orders?',
        answer: (
          <>
            Under <Link to={ordersPath}>My Orders</Link>, each with its number, its total and its status. An
            order stands there from the moment it is paid for.
          </>
        ),
      },
    ],
  },
  {
    id: 'shipping',
    title: 'Shipping',
    questions: [
      {
        question: 'What does shipping cost?',
        answer: `${shippingCost} an order. From ${freeShippingFrom} on, counted at selling prices, it is free. The cart says how much is missing.`,
      },
      {
        question: 'Will anything be added at the end?',
        answer: 'No. What stands as the total in your cart is what you pay.',
      },
    ],
  },
  {
    id: 'paying',
    title: 'Paying',
    questions: [
      {
        question: 'How can I pay online?',
        answer:
          'By card, UPI or net banking, in the window of Razorpay. Your card number is never seen by us.',
      },
      {
        question: 'My money has gone but I see no order. What now?',
        answer: (
          <>
            Nothing is lost. The payment is looked up by itself, and the order appears under{' '}
            <Link to={ordersPath}>My Orders</Link> within a few minutes. If the goods were sold out meanwhile,
            all of your money goes back.
          </>
        ),
      },
      {
        question: 'What happens when a payment fails?',
        answer: 'No order is made, and your cart stays as it was. You can try again at once.',
      },
    ],
  },
  {
    id: 'returns',
    title: 'Returns',
    questions: [
      {
        question: 'How does a return work?',
        answer: (
          <>
            Within 7 days, <Link to={contactPath}>call or write</Link> with the number of your order and say
            what was wrong, and whether you want a full refund or a replacement. A photograph helps with fresh
            things; they need not be sent back.
          </>
        ),
      },
      {
        question: 'How does the money come back?',
        answer: 'The way it came: to the card, bank account or UPI address that you paid with.',
      },
    ],
  },
  {
    id: 'market',
    title: 'The market',
    questions: firstQuestions,
  },
]
