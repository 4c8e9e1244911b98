// Lists of the desk.

export const tryAgain = 'Try again'
export const tryingAgain = 'Trying again...'
export const clearSearch = 'Clear search'

export const pages = 'Pages'
export const first = 'First'
export const previous = 'Previous'
export const next = 'Next'
export const last = 'Last'
export const pageOf = (page: number, count: number) => `Page ${page} of ${count}`

interface Above {
  fresh: number
  outdated: number
}

/** '2 new orders, 3 orders have changed. Show them'; empty where nothing is. */
export const above = ({ fresh, outdated }: Above, [one, many]: readonly [one: string, many: string]) => {
  if (fresh + outdated === 0) return ''
  const parts = [
    ...(fresh > 0 ? [`${fresh} ${fresh === 1 ? one : many}`] : []),
    ...(outdated > 0 ? [outdated === 1 ? '1 order has changed' : `${outdated} orders have changed`] : []),
  ]
  return `${parts.join(', ')}. Show ${fresh + outdated === 1 ? 'it' : 'them'}`
}
