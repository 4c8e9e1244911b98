import type { SubscriptionDay } from '#contract/subscriptions.ts'
import { gramsLabel } from '#domain/catalog/rules.ts'
import * as words from '#words/desk/by-itself/en.ts'
import { language } from '#words/language/en.ts'
import { packLabel } from '#words/ui/pack/en.ts'

type Line = SubscriptionDay['lines'][number]

/** The lines of a day by product: its sum first, and then who gets it. */
export function DayLines({ found: { made, lines } }: { found: SubscriptionDay }) {
  if (lines.length === 0) return <p className="text-ink-soft mt-4">{words.nothing}</p>
  const ofProduct = [...Map.groupBy(lines, ({ product }) => product._id).values()]
  return (
    <>
      <p role="status" className="text-ink-soft mt-4">
        {made ? words.isMade : words.isOpen}
      </p>
      <ul className="figures mt-3 grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {ofProduct.map((same) => (
          <li
            key={same[0]!.product._id}
            className="bg-paper-raised border-line rounded-card border p-4 leading-snug wrap-anywhere"
          >
            <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
              {(language === 'hi' && same[0]!.product.hindiName) || same[0]!.product.name}
              <span>{amountOf(same[0]!, sumOf(same))}</span>
            </h2>
            <ul className="divide-line mt-2 divide-y">
              {same.map((line) => (
                <li key={line._id} className="flex flex-wrap items-baseline gap-x-3 py-2">
                  <span className={isComing(line) ? 'font-semibold' : 'text-ink-soft line-through'}>
                    {line.user.name}
                  </span>
                  {line.user.mobile && (
                    <a href={`tel:+91${line.user.mobile}`} className="text-ink-soft underline">
                      {line.user.mobile}
                    </a>
                  )}
                  <span className="ms-auto">{amountOf(line, line.quantity)}</span>
                  {words.states[line.state] && (
                    <span className="bg-turmeric-tint rounded-[6px] px-2 text-sm">
                      {words.states[line.state]}
                    </span>
                  )}
                  {line.order && <span className="text-ink-soft text-sm">#{line.order.orderNumber}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}

function isComing({ state }: Line): boolean {
  return state === 'coming' || state === 'ordered'
}

function sumOf(lines: readonly Line[]): number {
  return lines.filter(isComing).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** '3 × 500 ml', and of what is sold by weight '1.5 kg'. */
function amountOf({ product }: Line, count: number): string {
  const { netQuantity, byWeight } = product
  return byWeight ? gramsLabel(netQuantity * count) : `${count} × ${packLabel(product)}`
}
