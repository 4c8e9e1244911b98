import { formatPaise } from '#domain/pricing/rules.ts'

interface ShoppingSummaryProps {
  total: number
  averageDiscountPercent: number
  potentialSavingsPaise: number
}

/** What the whole choice comes to; only where there is room for it. */
export function ShoppingSummary({
  total,
  averageDiscountPercent,
  potentialSavingsPaise,
}: ShoppingSummaryProps) {
  return (
    <section
      aria-labelledby="shopping-summary"
      className="bg-paper-raised border-line rounded-card mb-6 hidden items-center gap-x-10 border px-6 py-4 lg:flex"
    >
      <h2 id="shopping-summary" className="me-auto text-xl">
        Shopping Summary
      </h2>
      <dl className="figures flex gap-x-10">
        <Figure name="Total Items" value={String(total)} />
        <Figure name="Average Discount" value={`${averageDiscountPercent}%`} />
        <Figure name="Potential Savings" value={formatPaise(potentialSavingsPaise)} />
      </dl>
    </section>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="text-lg font-bold">{value}</dd>
    </div>
  )
}
