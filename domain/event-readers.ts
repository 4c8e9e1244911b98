import { depositMoved, depositSold, depositTakenBack } from '#domain/deposits/charge.ts'
import type { EventReaders } from '#domain/ground/happened.ts'
import { creditGivenBack, creditTakenBack } from '#domain/invoices/credit.ts'
import { issueInvoice } from '#domain/invoices/issue-invoice.ts'
import { tellAccountMoneyBack, tellKhata, tellWalletLies } from '#domain/mails/account-mails.ts'
import {
  tellMoneyBack,
  tellOrderChanged,
  tellMoveTakenBack,
  tellOrderMoved,
  tellOrderPlaced,
  tellPutOff,
  tellReturnAnswered,
  tellSoldAtStall,
} from '#domain/mails/order-mails.ts'
import { tellBackInStock } from '#domain/mails/tell-back-in-stock.ts'
import { tellDeliveredThere } from '#domain/mails/tell-delivered-there.ts'
import { tellReviewRefused } from '#domain/mails/tell-review-refused.ts'
import {
  noticeBackup,
  noticeAnsweredRefund,
  noticeChange,
  noticeComplaint,
  noticeLateMoney,
  noticeLowStock,
  noticeMail,
  noticeMove,
  noticeOrder,
  noticePhoneAnswer,
  noticeRefundLimit,
  noticeRefusedRefund,
  noticeReportedReview,
  noticeReturn,
  noticeReview,
  noticeUsedUpCodes,
  noticeWaitingRefund,
  noticeWebhook,
} from '#domain/notices/readers.ts'
import {
  messageBackInStock,
  messageKhata,
  messageMoneyBack,
  messageMoveTakenBack,
  messageOrderChanged,
  messageOrderMoved,
  messageOrderPaid,
  messageOrderPlaced,
  messagePutOff,
  messageReturnAnswered,
} from '#domain/phone-messages/order-messages.ts'
import { tellRecall } from '#domain/recalls/tell-recall.ts'
import { takeMoreBack } from '#domain/runs/take-more-back.ts'
import { shareDelivered, shareMoved, shareReturned, shareTakenBack } from '#domain/settlement/share-order.ts'

/** Who reads what happened; what is not read does not compile. */
export const eventReaders: EventReaders = {
  order_placed: [tellOrderPlaced, messageOrderPlaced, noticeOrder],
  order_paid: [messageOrderPaid],
  order_changed: [tellOrderChanged, messageOrderChanged, noticeChange],
  sold_at_stall: [depositSold, tellSoldAtStall],
  order_put_off: [tellPutOff, messagePutOff],
  order_moved: [depositMoved, tellOrderMoved, messageOrderMoved, noticeMove, shareMoved],
  move_taken_back: [
    depositTakenBack,
    creditTakenBack,
    shareTakenBack,
    takeMoreBack,
    tellMoveTakenBack,
    messageMoveTakenBack,
  ],
  goods_leave: [issueInvoice, shareDelivered],
  money_goes_back: [creditGivenBack],
  money_is_back: [tellMoneyBack, messageMoneyBack],
  return_answered: [shareReturned, tellReturnAnswered, messageReturnAnswered],
  return_reopened: [shareReturned],
  return_asked: [noticeReturn],
  wallet_lies: [tellWalletLies],
  khata_is_due: [tellKhata, messageKhata],
  account_money_is_back: [tellAccountMoneyBack],
  money_not_owed: [noticeLateMoney],
  refund_refused: [noticeRefusedRefund],
  refund_waits: [noticeWaitingRefund],
  refund_answered: [noticeAnsweredRefund],
  refund_limit_lifted: [noticeRefundLimit],
  webhook_given_up: [noticeWebhook],
  phone_answered: [noticePhoneAnswer],
  mail_given_up: [noticeMail],
  goods_run_low: [noticeLowStock],
  grievance_came: [noticeComplaint],
  backup_failed: [noticeBackup],
  codes_used_up: [noticeUsedUpCodes],
  delivered_there: [tellDeliveredThere],
  back_in_stock: [tellBackInStock, messageBackInStock],
  batch_recalled: [tellRecall],
  review_came: [noticeReview],
  review_reported: [noticeReportedReview],
  review_refused: [tellReviewRefused],
}
