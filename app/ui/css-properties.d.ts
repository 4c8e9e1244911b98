import 'react'

declare module 'react' {
  /** Our own custom properties, where a style hands a value to the style sheet. */
  interface CSSProperties {
    '--filled'?: string
    '--tile'?: string
    '--reached'?: string
  }
}
