import { cashUpTo, deliverySentences, returnDaysOf } from '#app/facts/shop-facts.ts'
import { useShop } from '#app/frame/site.ts'
import { staticPageHeaders } from '#app/pages.server/static-page.server.ts'
import { contactPath, returnsPath, termsPath } from '#app/paths.ts'
import { linkTo } from '#app/ui/link-to.tsx'
import * as words from '#words/shop/policies/terms/en.tsx'

import { Seller } from './seller.tsx'
import { TextPage } from './text-page.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export function headers() {
  return staticPageHeaders()
}

export default function Terms() {
  const { town, terms } = useShop()
  const facts = {
    delivery: deliverySentences(terms),
    cash: cashUpTo(terms),
    days: returnDaysOf(terms),
    town,
  }
  return (
    <TextPage title={words.title} path={termsPath} lead={words.lead}>
      {words.text(facts, linkTo(returnsPath), linkTo(contactPath))}
      <Seller />
    </TextPage>
  )
}
