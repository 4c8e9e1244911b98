import { data } from 'react-router'

import * as words from '#words/frame/connection/en.ts'

export { ErrorBoundary } from './error-page.tsx'

/** Catch-all route: answers 404, shown by the error boundary around it. */
export function loader() {
  throw data({ message: words.noPageHere }, { status: 404 })
}

export default function NotFound() {
  return null
}
