import type { ReactNode } from 'react'

import { PageHead } from '#app/frame/head/page-head.tsx'

interface NotOpenYetProps {
  title: string
  /** The API calls by which it is done meanwhile. */
  calls: string[]
  children: ReactNode
}

/** Placeholder of a room of the panel: what will be managed here, and how it is done today. */
export function NotOpenYet({ title, calls, children }: NotOpenYetProps) {
  return (
    <section>
      <PageHead title={title} />
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <div className="mt-4 max-w-2xl text-lg">{children}</div>
      <div className="bg-turmeric-tint rounded-card mt-6 max-w-2xl p-6">
        <h2 className="text-xl">Until this room opens</h2>
        <p className="mt-2">It is done through the calls of the shop, signed in as an administrator:</p>
        <ul className="mt-3 space-y-1">
          {calls.map((call) => (
            <li key={call}>
              <code className="figures break-words">{call}</code>
            </li>
          ))}
        </ul>
        <p className="mt-4">
          <a
            href="/api/docs"
            className="text-leaf-strong inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
          >
            All calls, with what they take and answer
          </a>
        </p>
      </div>
    </section>
  )
}
