/** A part of the panel's first page. */
export const cardClass = 'bg-paper-raised border-line rounded-card border px-4 py-4 sm:px-5'

/** A link to a file. */
export const fileLinkClass = 'inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold hover:underline'
