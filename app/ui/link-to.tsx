import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A link in a sentence, which gives it its words. */
export type LinkOf = (text: string) => ReactNode

export function linkTo(path: string): LinkOf {
  return (text) => <Link to={path}>{text}</Link>
}
