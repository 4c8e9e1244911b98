// When an order is brought or collected, and how another time is chosen.

export const brought = 'It comes'
export const fetchedAt = 'You fetch it'
export const changeUntil = (when: string) => `You can change it until ${when}.`
export const noChange = 'It is being prepared, and nothing can be changed any more.'
export const late = (asked: string) =>
  `Your money came when the time that you chose (${asked}) was taken. So it has the next one.`
export const otherTime = 'Choose another time'
export const oneMoment = 'One moment...'
export const title = 'Choose a time'
export const orderUntil = (when: string) => `Order until ${when}`
export const take = 'Take this time'
export const keep = 'Keep it as it is'
export const none = 'There is no other time just now.'
export const notLoaded = 'The times could not be loaded. Please try again.'
export const noAnswer = 'No answer came. Please try again.'
export const changed = 'The new time is yours.'
