/** The buttons of a row that scrolls sideways. */
export const back = (row: string) => `Scroll ${row} back`
export const forward = (row: string) => `Scroll ${row} forward`
