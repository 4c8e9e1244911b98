// A row of goods with two buttons.

export const previous = 'Previous products'
export const next = 'Next products'
export const none = 'No products available'
