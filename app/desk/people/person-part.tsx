import type { ReactNode } from 'react'

/** One thing that is done with a person, below its name. */
export function PersonPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line mt-4 border-t pt-3">
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      {children}
    </section>
  )
}
