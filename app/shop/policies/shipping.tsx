import { deliverySentences, returnDaysOf } from '#app/facts/shop-facts.ts'
import { useShop } from '#app/frame/site.ts'
import { staticPageHeaders } from '#app/pages.server/static-page.server.ts'
import { contactPath, ordersPath, returnsPath, shippingPath } from '#app/paths.ts'
import { linkTo } from '#app/ui/link-to.tsx'
import { shortRupees } from '#domain/pricing/rules.ts'
import type { Shipping as Cost } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/policies/shipping/en.tsx'

import { TextPage } from './text-page.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export function headers() {
  return staticPageHeaders()
}

export default function Shipping() {
  const { terms } = useShop()
  return (
    <TextPage title={words.title} path={shippingPath} lead={deliverySentences(terms)}>
      <h2>{words.whatItCosts}</h2>
      <p>{costOf(terms)}</p>
      <p>{words.total(terms.shippingPaise > 0 && terms.freeFromPaise !== null)}</p>
      <p>{words.otherPlaces}</p>
      <p>{words.fetchIt}</p>
      <Examples terms={terms} />
      <h2>{words.whereIsIt}</h2>
      <p>{words.steps(linkTo(ordersPath))}</p>
      <h2>{words.notGood}</h2>
      <p>{words.tellUs(returnDaysOf(terms), linkTo(returnsPath), linkTo(contactPath))}</p>
    </TextPage>
  )
}

function costOf({ shippingPaise, freeFromPaise }: Cost): string {
  if (shippingPaise === 0) return words.nothing
  const cost = shortRupees(shippingPaise)
  return freeFromPaise === null ? words.each(cost) : words.freeFrom(shortRupees(freeFromPaise), cost)
}

/** To ten rupees. */
function round(paise: number): number {
  return Math.round(paise / 10_00) * 10_00
}

/** A cart below the sum from which delivery is free, and one above it; where there is no such sum, none. */
function Examples({ terms: { shippingPaise, freeFromPaise } }: { terms: Cost }) {
  if (shippingPaise === 0 || freeFromPaise === null || freeFromPaise < 100_00) return null
  const belowPaise = round(freeFromPaise * 0.64)
  const abovePaise = round(freeFromPaise * 1.28)
  return (
    <>
      <h2>{words.twoExamples}</h2>
      <ul>
        <li>{words.below(shortRupees(belowPaise), shortRupees(belowPaise + shippingPaise))}</li>
        <li>{words.above(shortRupees(abovePaise))}</li>
      </ul>
    </>
  )
}
