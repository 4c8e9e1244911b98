import type { ReactNode } from 'react'

import { Buti } from '#app/ui/ornaments.tsx'
import { Toran } from '#app/ui/toran.tsx'

interface AccountFrameProps {
  title: string
  lead: string
  children: ReactNode
}

/** The frame of the sign-in and sign-up forms: one column under the garland of the door. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <div className="relative">
      <Toran />
      <Buti className="text-leaf absolute inset-0 opacity-[0.07]" />
      <div className="shell relative flex justify-center pt-6">
        <section className="bg-paper-raised border-line rounded-card shadow-lift w-full max-w-md border p-6 sm:p-9">
          <h1 className="text-4xl">{title}</h1>
          <p className="text-ink-soft mt-2 mb-6">{lead}</p>
          {children}
        </section>
      </div>
    </div>
  )
}
