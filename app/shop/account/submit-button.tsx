import type { ReactNode } from 'react'

import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

interface SubmitButtonProps {
  isBusy: boolean
  busyLabel: string
  children: ReactNode
}

/** Waits for our script, because only with it the form can be sent; looks the same meanwhile. */
export function SubmitButton({ isBusy, busyLabel, children }: SubmitButtonProps) {
  const isHydrated = useHydrated()
  return (
    <Button
      type="submit"
      size="large"
      disabled={!isHydrated}
      aria-disabled={isBusy || undefined}
      className="w-full disabled:opacity-100"
    >
      {isBusy ? busyLabel : children}
    </Button>
  )
}
