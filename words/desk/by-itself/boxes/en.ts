// What is in the vegetable boxes, in the room 'Every day'.

export const title = 'Boxes'
export const about =
  'A box is a product with one price. Say each week what is in it: orders of that week take it from the shelf.'
/** Days as `shortDay` writes them. */
export const ofDays = (from: string, to: string) => `${from} to ${to}`
export const notSet = 'Nothing is said yet, so the box cannot be had for these days.'
export const standIns = 'Stands in'
export const change = 'Change'
export const say = 'Say what is in it'
export const asBefore = 'As the week before'
export const newBox = 'Make a box of a product'
export const newBoxHint = 'It has its own name, picture and price, and nobody needs to count it.'
export const lists = { goods: 'In each box', standIns: 'Stands in' }
export const standInsHint =
  'For what somebody never wants, the first one goes in. Three of them are always enough.'
export const add = { goods: 'Add goods', standIns: 'Add a stand-in' }
export const takeOut = 'Take out'
export const takeOutOf = (goods: string) => `Take out ${goods}`
export const save = 'Save'
export const cancel = 'Cancel'
export const noGoods = 'No goods are found.'
export const noAnswer = 'No answer came. Please press Enter to try again.'
