// Of a guest's cart whose order this browser has not heard of.

export const ordered = 'You have ordered what was in your cart.'
export const findIt = 'You find the order in My Orders.'
