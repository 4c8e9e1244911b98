import type { PhoneWords } from './phone-words.ts'

// Letters of GSM 7-bit alone: with any other one a message is twice as long. So '₹' is 'Rs' here.
export const phoneWords: PhoneWords = {
  texts: {
    code: '{shop}: your code is {code}. It works for 5 minutes. Tell it to nobody.\n@{host} #{code}',
    order_placed: '{shop}: thank you, we have your order {number} of {total}. See it: {orders}{token}',
    order_paid: '{shop}: thank you, for your order {number} we have got {total}. See it: {orders}{token}',
    order_changed: '{shop}: we have changed your order {number}. It is {total} now. See it: {orders}{token}',
    order_packed: '{shop}: your order {number} is packed. See it: {orders}{token}',
    order_sent:
      '{shop}: your order {number} is on its way. To pay when you get it: {due}. See it: {orders}{token}',
    order_delivered:
      '{shop}: your order {number} is delivered. Is something wrong? Tell us here: {orders}{token}',
    order_corrected: '{shop}: we were wrong about your order {number}, sorry. How it stands: {orders}{token}',
    order_cancelled: '{shop}: your order {number} is cancelled. See it: {orders}{token}',
    order_status: '{shop}: your order {number}: {status}. See it: {orders}{token}',
    list_read:
      '{shop}: we have read your list. Found: {found}. Not found: {missing}. See it, and add it to your cart: {lists}{token}',
    money_back: '{shop}: we have given {amount} back to you for order {number}. See it: {orders}{token}',
    return_answered: '{shop}: your return of order {number}: {outcome}. See it: {orders}{token}',
    khata_statement: '{shop}: you owe {owed} on your khata. See and pay it: {khata}{token}',
    batch_recalled:
      '{shop}: please do not use {product} of your order {number}. Your money comes back. See why: {orders}{token}',
    subscription_dearer:
      '{shop}: {product} costs {price} now. It comes again when you say yes: {products}{token}',
    subscription_left_out: '{shop}: {product} does not come on {day}. See it: {products}{token}',
    subscription_to_pay:
      '{shop}: your wallet has too little for order {number}. Please pay {total} when it comes: {orders}{token}',
    back_in_stock: '{shop}: {product} is back in stock. See it: {products}{token}',
  },
  nothing: 'nothing',
  statuses: {
    placed: 'we have it',
    paid: 'it is paid',
    packed: 'it is packed',
    out_for_delivery: 'it is on its way',
    delivered: 'it is delivered',
    cancelled: 'it is cancelled',
    refunded: 'the money is back',
  },
  outcomes: {
    money: 'your money comes back',
    replacement: 'we send the goods again',
    refused: 'we cannot take it',
  },
}
