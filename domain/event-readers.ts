import type { EventReaders } from '#domain/ground/happened.ts'
import { creditGivenBack } from '#domain/invoices/credit.ts'
import { issueInvoice } from '#domain/invoices/issue-invoice.ts'
import {
  tellMoneyBack,
  tellOrderChanged,
  tellOrderMoved,
  tellOrderPlaced,
  tellReturnAnswered,
  tellSoldAtStall,
} from '#domain/mails/order-mails.ts'

/** Who reads what happened; what is not read does not compile. */
export const eventReaders: EventReaders = {
  order_placed: [tellOrderPlaced],
  order_changed: [tellOrderChanged],
  sold_at_stall: [tellSoldAtStall],
  order_moved: [tellOrderMoved],
  goods_leave: [issueInvoice],
  money_goes_back: [creditGivenBack],
  money_is_back: [tellMoneyBack],
  return_answered: [tellReturnAnswered],
}
