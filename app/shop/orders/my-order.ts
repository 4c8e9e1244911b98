import { goodsName } from '#app/goods-name.ts'
import type { Order } from '#contract/orders.ts'
import type { MissingWish } from '#domain/orders/rules.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { payment } from '#words/shop/order-labels/en.ts'

/** An order as its card shows it. Money in paise. */
export interface MyOrder {
  id: string
  /** Its short number, to be said aloud. */
  number: number
  /** An instant, in ISO 8601. */
  createdAt: string
  status: string
  /** How it is paid, and how that stands: 'Card, paid'. */
  payment: string
  shippingPaise: number
  depositPaise: number
  totalPaise: number
  /** It goes its way, and all of its money came back from the payment service. */
  isRefundedAtGateway: boolean
  delivery: Order['delivery']
  lines: {
    /** The line's own number in the order. */
    position: number
    productId: string
    name: string
    /** How many, before its name: `2 × `; nothing of what is weighed. */
    times: string
    /** In words: 5 kg; of what is weighed how much. */
    pack: string
    /** What one costs, or a kilogram. */
    price: string
    step: Order['productId'][number]['step']
    category: string
    image: string | undefined
    quantity: number
    sellingPricePaise: number
    ifMissing?: MissingWish | undefined
  }[]
}

/** Reads an order of an answer, whose money is in rupees. */
export function myOrder(order: Order): MyOrder {
  return {
    id: order._id,
    number: order.orderNumber,
    createdAt: order.createdAt,
    status: order.status,
    payment: payment(order.payment.way, order.payment.standing),
    shippingPaise: toPaise(order.shipping),
    depositPaise: toPaise(order.deposit),
    totalPaise: toPaise(order.totalPrice),
    isRefundedAtGateway: order.refundedAtGateway,
    delivery: order.delivery,
    lines: order.productId.map((product) => ({
      position: product.position,
      productId: product._id,
      name: goodsName(product),
      times: product.step ? '' : `${product.quantity} × `,
      pack: product.step?.amount ?? product.pack,
      price: product.step?.price ?? formatPaise(toPaise(product.sellingPrice)),
      step: product.step,
      category: product.category,
      image: product.productImage[0],
      quantity: product.quantity,
      ifMissing: product.ifMissing,
      sellingPricePaise: toPaise(product.sellingPrice),
    })),
  }
}
