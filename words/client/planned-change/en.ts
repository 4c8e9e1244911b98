// A change of an order, as it is planned.

export const noAnswer = 'No answer came. Please try again.'
