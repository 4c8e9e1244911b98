import { amountOfLine, paiseOfLine, priceWords } from '#app/desk/counter/amounts.ts'
import type { Line } from '#app/desk/counter/lines.ts'
import { useShop } from '#app/frame/site.ts'
import { formatPaise, plainRupees } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/bill/en.ts'
import { dateAndTime } from '#words/ui/dates/en.ts'

interface SlipProps {
  lines: readonly Line[]
  totalPaise: number
  /** What the customer handed over; null where nobody typed it. */
  givenPaise: number | null
  /** By the device's clock; ms. */
  at: number
  /** Tells it from other slips: the bill is found by time and sum. */
  mark: string
}

/** What a customer gets while the shop has no line: no bill, and it says so. */
export function Slip({ lines, totalPaise, givenPaise, at, mark }: SlipProps) {
  const { name, addressLines, phones } = useShop()
  const depositPaise = lines.reduce((sum, line) => sum + line.quantity * (line.depositPaise ?? 0), 0)
  return (
    <article className="bill">
      <header>
        <strong>{name}</strong>
        <span>{[...addressLines, phones[0]].filter(Boolean).join(', ')}</span>
      </header>
      <h1>{words.slip(mark)}</h1>
      <p>{dateAndTime(new Date(at).toISOString())}</p>
      <p>{words.noInvoice}</p>
      <table>
        <tbody>
          {lines.map((line) => (
            <tr key={line.productId}>
              <td>
                {line.name} {!line.step && line.pack}
                <small>
                  {amountOfLine(line)} × {line.step ? priceWords(line) : plainRupees(line.sellingPricePaise)}
                </small>
              </td>
              <td>{plainRupees(paiseOfLine(line))}</td>
            </tr>
          ))}
          {depositPaise > 0 && (
            <tr>
              <td>{words.deposit}</td>
              <td>{plainRupees(depositPaise)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>{formatPaise(totalPaise)}</td>
          </tr>
        </tfoot>
      </table>
      {givenPaise !== null && (
        <p>
          {words.cash} <span>{formatPaise(givenPaise)}</span>
          <span className="bill-row">
            {words.change} <span>{formatPaise(givenPaise - totalPaise)}</span>
          </span>
        </p>
      )}
    </article>
  )
}
