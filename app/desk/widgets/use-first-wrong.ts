import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

import type { Problems } from './use-press.ts'

/** For a form: the first field with something wrong gets the focus each time that problems come. */
export function useFirstWrong(problems: Problems): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  return form
}
