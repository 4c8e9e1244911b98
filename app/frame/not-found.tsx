import { data } from 'react-router'

export { ErrorBoundary } from './error-page.tsx'

/** Catch-all route: answers 404, shown by the error boundary around it. */
export function loader() {
  throw data({ message: 'There is no page at this address.' }, { status: 404 })
}

export default function NotFound() {
  return null
}
