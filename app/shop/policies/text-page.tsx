import type { ReactNode } from 'react'

import { PageHead } from '#app/frame/head/page-head.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Toran } from '#app/ui/toran.tsx'

interface TextPageProps {
  title: string
  path: string
  /** The page in one or two sentences, for those who read no further. */
  lead: string
  children: ReactNode
}

/** A page of rules: short, with what matters most at its top. */
export function TextPage({ title, path, lead, children }: TextPageProps) {
  return (
    <article>
      <PageHead title={title} path={path} description={lead} />
      <header className="bg-paper-sunken">
        <Toran />
        <div className="shell max-w-4xl! pt-8 pb-10">
          <h1 className="text-4xl sm:text-5xl">{title}</h1>
          <p className="text-ink-soft mt-4 max-w-[42rem] text-lg">{lead}</p>
        </div>
      </header>
      <div className="shell max-w-4xl!">
        <Prose>{children}</Prose>
      </div>
    </article>
  )
}
