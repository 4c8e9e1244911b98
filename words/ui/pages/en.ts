// The pages of a list.

export const pages = 'Pages'
export const previous = 'Previous page'
export const next = 'Next page'
export const pageOf = (page: number) => `Page ${page}`
export const onlySoMany = (pages: number) => `This list has only ${pages} pages.`
