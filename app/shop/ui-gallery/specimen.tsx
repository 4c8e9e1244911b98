import type { ReactNode } from 'react'

/** One component in the gallery, with its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="border-line mt-8 border-t pt-4">
      <h3 className="text-ink-soft font-text mb-4 text-sm font-semibold tracking-normal">{name}</h3>
      {children}
    </section>
  )
}
