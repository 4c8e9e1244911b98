import { totalWords } from '#app/shop/lists/total-words.ts'
import type { ListingSummary } from '#domain/catalog/listing.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/listing/en.ts'

/** What the whole choice comes to, or the first of very much; only where there is room for it. */
export function ShoppingSummary({
  total,
  totalIsExact,
  averageDiscountPercent,
  potentialSavingsPaise,
}: ListingSummary) {
  const first = totalIsExact ? undefined : words.ofTheFirst(total.toLocaleString('en-IN'))
  return (
    <section
      aria-labelledby="shopping-summary"
      className="bg-paper-raised border-line rounded-card mb-6 hidden items-center gap-x-10 border px-6 py-4 lg:flex"
    >
      <h2 id="shopping-summary" className="me-auto text-xl">
        {words.shoppingSummary}
      </h2>
      <dl className="figures flex gap-x-10">
        <Figure name={words.totalItems} value={totalWords({ total, totalIsExact })} />
        <Figure name={words.averageDiscount} value={`${averageDiscountPercent}%`} of={first} />
        <Figure name={words.potentialSavings} value={formatPaise(potentialSavingsPaise)} of={first} />
      </dl>
    </section>
  )
}

function Figure({ name, value, of }: { name: string; value: string; of?: string | undefined }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="text-lg font-bold">
        {value}
        {of && <span className="text-ink-soft block text-sm font-normal">{of}</span>}
      </dd>
    </div>
  )
}
