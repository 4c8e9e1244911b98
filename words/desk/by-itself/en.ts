// The room 'Every day': what comes to people by itself on a day.

export const title = 'Every day'
export const notLoaded = 'The list did not load. Please try again.'
export const day = 'Day'
export const isMade = 'These orders are made.'
export const isOpen = 'This is wanted by now. The orders are made at 8 pm of the day before.'
export const nothing = 'Nothing comes by itself on this day.'
export const states = {
  coming: '',
  ordered: '',
  skipped: 'Skipped',
  dearer: 'Asked about the price',
  sold_out: 'Too little of it',
  closed: 'No slot, or closed',
  place: 'No address',
  payment: 'Not payable in this way',
  missed: 'Too late',
}
