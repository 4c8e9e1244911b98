// Calling a batch back, and what became of its orders.

export const action = 'Call back'
export const actionOf = (goods: string) => `Call back ${goods}`
export const shownOf = (goods: string) => `Orders that held ${goods}`
export const shown = 'Orders'
export const titleOf = (goods: string, code: string) => `Call back ${goods}, batch ${code}`
export const yes = 'Call it back'
export const whatFollows =
  'What is left leaves the shelf. Everybody who has it is told once, also at night. Orders that have not left go without it, and money that was paid for it goes back. This cannot be undone.'
export const reason = 'Why'
export const reasonHint = 'Its buyers read this.'
export const underWay = 'Going through the orders...'
export const summary = (orders: number, waiting: number) => {
  if (orders === 0) return 'No order held it.'
  const held = orders === 1 ? '1 order held it.' : `${orders} orders held it.`
  if (waiting === 0) return `${held} All are done.`
  return `${held} ${waiting === 1 ? '1 waits' : `${waiting} wait`}: call who waits, and go on when it has arrived or come back.`
}
export const pieces = (count: number) => (count === 1 ? '1 pack' : `${count} packs`)
export const nobody = 'Taken along at the stall'
export const goOn = 'Go on'
export const outcomes = {
  taken_out: 'Taken out before it left',
  cancelled: 'Cancelled: it had nothing else',
  given_back: 'The money goes back',
  return_asked: 'To be given back by hand: see Returns',
  nothing: 'Called off before',
  waits: 'Waits',
}
