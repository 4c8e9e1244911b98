import { createContext } from 'react'

/**
 * The shop's style sheet as text. It stands in the document, so that the first painting waits for no second
 * request: the server's entry brings the text, the browser's reads it from the document that came.
 */
export const StyleText = createContext('')
