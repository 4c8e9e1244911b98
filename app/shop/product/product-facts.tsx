import { Fragment } from 'react'

import { langOfTyped } from '#app/ui/typed.ts'
import * as words from '#words/shop/product/facts/en.ts'

/** What is said of a product beside its description. As text: nothing in it can be pressed. */
export function ProductFacts({ rows }: { rows: readonly { label: string; value: string }[] }) {
  return (
    <section aria-labelledby="declared" className="border-line mt-6 border-t pt-5">
      <h2 id="declared" className="text-xl">
        {words.details}
      </h2>
      <dl className="mt-3 grid max-w-prose grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-6 gap-y-1.5 wrap-anywhere">
        {rows.map(({ label, value }) => (
          <Fragment key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd lang={langOfTyped(value)}>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
