// What is said of a change of the cart that could not be brought to the shop.

export const notAdded = 'No connection. Please try again.'
export const quantityNotChanged = 'Failed to update quantity. Please try again.'
export const notRemoved = 'Failed to remove item. Please try again.'
