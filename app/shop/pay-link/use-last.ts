import { useState } from 'react'

/** The last value that came: the page came with the first. */
export function useLast<Value>(value: Value | null): Value {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return (value ?? last)!
}
