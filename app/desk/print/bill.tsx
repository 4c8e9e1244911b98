import type { Bill as WireBill } from '#contract/counter.ts'
import { formatPaise, plainRupees, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/bill/en.ts'
import { dateAndTime } from '#words/ui/dates/en.ts'

/** A bill on paper: narrow enough for a roll of 80 mm, and wider on a sheet. */
export function Bill({ bill }: { bill: WireBill }) {
  const { seller, buyer, taxes, stateTax } = bill
  const isIgst = taxes.some(({ igst }) => igst > 0)
  return (
    <article className="bill">
      <header>
        <strong>{seller.name}</strong>
        {seller.addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {seller.contact && <span>{seller.contact}</span>}
        {seller.gstin && <span>GSTIN {seller.gstin}</span>}
        {seller.fssaiLicence && <span>FSSAI {seller.fssaiLicence}</span>}
      </header>
      <h1>{words.title(bill.title)}</h1>
      <p>
        {bill.number}
        <span>{words.order(bill.orderNumber)}</span>
      </p>
      <p>
        {dateAndTime(bill.issuedAt)}
        <span>{bill.placeOfSupply}</span>
      </p>
      <p>{[buyer.name, ...buyer.addressLines].join(', ')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.goods}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {bill.lines.map((line, place) => (
            // A bill never changes, and may name a product twice.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={place}>
              <td>
                {line.productName} {line.pack}
                <small>
                  {[
                    line.weight
                      ? `${line.weight.amount} × ${line.weight.price}`
                      : line.quantity !== null &&
                        line.price !== null &&
                        `${line.quantity} × ${plainRupees(toPaise(line.price))}`,
                    line.hsnCode && `HSN ${line.hsnCode}`,
                    taxes.length > 0 && `GST ${line.taxRate}%`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </td>
              <td>{plainRupees(toPaise(line.amount))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>{formatPaise(toPaise(bill.total))}</td>
          </tr>
          {bill.deposit > 0 && (
            <>
              <tr>
                <th scope="row">{words.deposit}</th>
                <td>{plainRupees(toPaise(bill.deposit))}</td>
              </tr>
              <tr>
                <th scope="row">{words.toPay}</th>
                <td>{formatPaise(toPaise(bill.total) + toPaise(bill.deposit))}</td>
              </tr>
            </>
          )}
        </tfoot>
      </table>
      {taxes.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">GST</th>
              <th scope="col">{words.value}</th>
              {isIgst ? (
                <th scope="col">IGST</th>
              ) : (
                <>
                  <th scope="col">CGST</th>
                  <th scope="col">{stateTax}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {taxes.map(({ rate, value, cgst, sgst, igst }) => (
              <tr key={rate}>
                <td>{rate}%</td>
                {(isIgst ? [value, igst] : [value, cgst, sgst]).map((sum, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the columns stand still
                  <td key={place}>{plainRupees(toPaise(sum))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {bill.paid.map(({ way, amount, given, reference }) => (
        <p key={`${way} ${reference} ${amount}`}>
          {wayWords[way](reference)}
          <span>{formatPaise(toPaise(given ?? amount))}</span>
          {given !== null && given > amount && (
            <span className="bill-row">
              {words.change} <span>{formatPaise(toPaise(given) - toPaise(amount))}</span>
            </span>
          )}
        </p>
      ))}
      <p className="bill-thanks">{words.thanks}</p>
    </article>
  )
}

const wayWords = {
  cash: () => words.cash,
  upi: (reference: string) => `UPI ${reference}`,
  receivable: () => words.khata,
}
