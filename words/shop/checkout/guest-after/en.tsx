import type { ReactNode } from 'react'

// What a guest has after ordering.

export const noConnection = 'No connection. Please try again.'
export const packedNow = 'We pack your order now.'
/** `link` leads to the page of the order, with these words. */
export const pageOfOrder = (link: (words: string) => ReactNode) => (
  <>
    {link('The page of your order')} shows how far it is. There you can cancel it, send goods back and see the
    bill: the last 4 digits of your number open it. Please keep its link.
  </>
)
export const oneMoment = 'One moment...'
export const makeAccount = 'Make an account of it'
