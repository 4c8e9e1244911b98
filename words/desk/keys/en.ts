// The keys of a room.

export const title = 'Keyboard shortcuts'
export const search = 'Search'
export const move = 'Move through the list'
export const ends = 'Go to the first or the last row of the page'
export const open = 'Open the selected row'
export const leave = 'Clear the search, close a dialog, or leave the list'
export const close = 'Close a dialog'
export const show = 'Show this list'
