// What is said as a change of the cart is brought.

export const isInCart = (goods: string) => `${goods} is in your cart`
export const updated = 'Cart updated successfully'
export const removed = 'Item removed from cart'
export const signedOut = 'You were signed out. Sign in to see your whole cart.'
export const savedHere = 'Saved on this phone. It is sent when the line is back.'
/** Read out. `goods`: '' where their name is not known. */
export const inCart = (quantity: string, goods: string) => `${goods && `${goods}: `}${quantity} in cart`
export const notAllMade = 'Not all changes could be made.'
export const upToDate = 'Your cart is up to date.'

export const atMost = (quantity: string) => `You can buy at most ${quantity} of one product.`
export const isSoldOut = (goods: string) => `${goods} is sold out.`
export const isNoLongerSold = (goods: string) => `${goods} is no longer sold.`
export const onlyLeft = (stock: string, goods: string) => `Only ${stock} of ${goods} left.`
export const cartFull = (most: number) =>
  `Your cart is full: without an account it takes ${most} different products.`
export const keepsNothing = 'Your browser keeps no cart for us. Please sign in to shop.'
export const noLongerSold = (count: number) =>
  `${count === 1 ? 'A product in your cart is' : `${count} products in your cart are`} no longer sold.`
