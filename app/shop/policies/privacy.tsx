import { staticPageHeaders } from '#app/pages.server/static-page.server.ts'
import { accountPath, contactPath, privacyPath } from '#app/paths.ts'
import { linkTo } from '#app/ui/link-to.tsx'
import * as words from '#words/shop/policies/privacy/en.tsx'

import { Kept } from './kept.tsx'
import { Seller } from './seller.tsx'
import { TextPage } from './text-page.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export function headers() {
  return staticPageHeaders()
}

export default function Privacy() {
  return (
    <TextPage title={words.title} path={privacyPath} lead={words.lead}>
      {words.text(<Kept />, linkTo(accountPath), linkTo(contactPath))}
      <Seller />
    </TextPage>
  )
}
