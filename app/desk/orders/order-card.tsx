import { useId } from 'react'
import type { ReactNode } from 'react'

/** A part of an order's page. */
export function OrderCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="bg-paper-raised border-line rounded-card border p-4 sm:p-5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}
