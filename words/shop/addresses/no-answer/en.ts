/** Of a question about delivery. */
export const noAnswer = 'No connection. Please try again.'
