import type { PlannedChange } from '#contract/order-edits.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

interface ChangeSumsProps {
  plan: PlannedChange
  /** What is wanted now is still worked out. */
  isOld: boolean
}

/** What the order comes to before and after. */
export function ChangeSums({ plan, isOld }: ChangeSumsProps) {
  const { before, after } = plan
  const rows = [
    ['Goods', before.subtotal, after.subtotal],
    ['Deposits', before.deposit, after.deposit],
    ['Discount', -before.discount, -after.discount],
    ['Delivery', before.shipping, after.shipping],
    ['Total', before.total, after.total],
  ] as const
  return (
    <div className={`bg-paper-sunken rounded-[10px] p-3 text-sm ${isOld ? 'opacity-60' : ''}`}>
      <table className="figures w-full">
        <caption className="sr-only">What the order comes to</caption>
        <thead>
          <tr className="text-ink-soft text-start">
            <th scope="col">
              <span className="sr-only">Sum</span>
            </th>
            <th scope="col" className="text-end font-normal">
              Before
            </th>
            <th scope="col" className="ps-4 text-end font-normal">
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(([name, was, is]) => name !== 'Discount' || was !== 0 || is !== 0)
            .map(([name, was, is]) => (
              <tr key={name} className={name === 'Total' ? 'text-base font-semibold' : ''}>
                <th scope="row" className="text-start font-[inherit]">
                  {name}
                </th>
                <td className={`text-end ${was === is ? '' : 'text-ink-soft line-through'}`}>
                  {sumWords(name, was)}
                </td>
                <td className="ps-4 text-end">{sumWords(name, is)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

function sumWords(name: string, rupees: number): string {
  return name === 'Delivery' && rupees === 0 ? 'Free' : formatPaise(toPaise(rupees))
}
