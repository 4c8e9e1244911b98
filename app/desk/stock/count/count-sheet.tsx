import { packOf } from '#app/desk/stock/stock-amount.ts'
import type { ProductStock } from '#contract/stock.ts'

import { thereWords, toPackWords } from './sheet.ts'

export interface Shelf {
  label: string
  goods: readonly ProductStock[]
}

/** Goods on paper, shelf by shelf, each with an empty box for its number. */
export function CountSheet({ shelves, isBlind }: { shelves: readonly Shelf[]; isBlind: boolean }) {
  return (
    <>
      <p className="count-note">
        Counted on ____________ at ________ by ______________________. Count what is reserved as well; leave
        out what is sold and not packed.
      </p>
      {shelves.map(({ label, goods }) => (
        <table key={label} className="count-sheet">
          <thead>
            <tr>
              <th scope="col">{label}</th>
              <th scope="col">Counted</th>
            </tr>
          </thead>
          <tbody>
            {goods.map((product) => (
              <tr key={product._id}>
                <td>
                  <strong>{product.productName}</strong> {packOf(product)}
                  <small>
                    {[product.step && 'In kg', !isBlind && thereWords(product), toPackWords(product)]
                      .filter(Boolean)
                      .join('. ')}
                  </small>
                </td>
                <td className="count-box">
                  <span className="sr-only">To be counted</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  )
}
