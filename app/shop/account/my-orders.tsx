import { PageHead } from '#app/frame/head/page-head.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'
import * as words from '#words/shop/account/links/en.ts'

export default function MyOrders() {
  return (
    <div className="shell py-24">
      <PageHead title={words.myOrdersTitle} />
      <h1 className="text-3xl">{words.myOrders}</h1>
    </div>
  )
}
