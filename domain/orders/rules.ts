/** Every state an order can show, in the words that people read. */
export type OrderStatus = 'Paid' | 'Packed' | 'Out for delivery' | 'Delivered' | 'Cancelled' | 'Refunded'
