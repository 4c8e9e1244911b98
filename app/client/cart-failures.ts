/** What is said of a change of the cart that could not be brought to the shop. */
export const notBrought = {
  add: 'No connection. Please try again.',
  quantity: 'Failed to update quantity. Please try again.',
  removal: 'Failed to remove item. Please try again.',
}
