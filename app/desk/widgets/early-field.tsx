import { useLayoutEffect, useRef } from 'react'

import { keepTypedAhead } from './typed-ahead.ts'

/** Stands where the first field of a room will be, also before any script: what is typed there is kept. */
export function EarlyField({ label }: { label: string }) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const { current } = field
    return () => {
      if (current?.value) keepTypedAhead(current.value)
    }
  }, [])
  return (
    <label className="mt-3 block lg:max-w-2xl">
      <span className="mb-1 block text-sm font-semibold">{label}</span>
      <input
        ref={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- as the room's own field, which takes its place
        autoFocus
        autoComplete="off"
        className="bg-paper border-line-strong min-h-12 w-full rounded-[10px] border px-3 py-2 text-lg"
      />
    </label>
  )
}
