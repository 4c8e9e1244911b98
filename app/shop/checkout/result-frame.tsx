import type { ReactNode } from 'react'

import { BlockPrintBorder } from '#app/ui/ornaments.tsx'

interface ResultFrameProps {
  title: string
  mark: ReactNode
  markClass: string
  action: ReactNode
  /** Under the ways on: what may come later. */
  below?: ReactNode
  children: ReactNode
}

/** How a payment ended, like a bill that is handed over. */
export function ResultFrame({ title, mark, markClass, action, below, children }: ResultFrameProps) {
  return (
    <div className="shell flex justify-center pt-12">
      <section className="bg-paper-raised border-line rounded-card shadow-lift w-full max-w-xl overflow-hidden border text-center">
        <BlockPrintBorder className="text-terracotta" />
        <div className="px-6 py-10 sm:px-12">
          <span
            aria-hidden="true"
            className={`arch mx-auto flex h-28 w-22 items-center justify-center ${markClass}`}
          >
            {mark}
          </span>
          <h1 className="mt-6 text-4xl">{title}</h1>
          <div className="text-ink-soft mt-3 text-lg">{children}</div>
          <div className="mt-8 flex flex-wrap justify-center gap-3">{action}</div>
        </div>
        {below}
      </section>
    </div>
  )
}
