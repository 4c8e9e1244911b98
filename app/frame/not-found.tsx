import { data } from 'react-router'

/** Any address that is none of ours. */
export function loader() {
  throw data({ message: 'There is no page at this address.' }, { status: 404 })
}

export default function NotFound() {
  return null
}
