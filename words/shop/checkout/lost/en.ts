// Of an order whose answer was lost, on the page of the emptied cart.

export const asking = 'We are asking if your order came through...'
