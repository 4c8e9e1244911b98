/** What the thread of the books can draw, by name. */
export { documentsPdf } from '#server/documents/document-pdf.ts'

export { bookPdf } from './book-pdf.ts'
