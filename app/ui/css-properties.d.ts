import 'react'

declare module 'react' {
  /** Our own custom properties, where a style hands a value to the style sheet. */
  interface CSSProperties {
    '--filled'?: string
    '--height'?: string
    '--hue'?: number
    '--share'?: string
    '--reached'?: string
  }
}
