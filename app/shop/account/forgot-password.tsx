import { PageHead } from '#app/frame/head/page-head.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'
import * as words from '#words/shop/account/reset/en.ts'

export default function ForgotPassword() {
  return (
    <div className="shell py-24">
      <PageHead title={words.forgotTitle} />
      <h1 className="text-3xl">{words.forgot}</h1>
    </div>
  )
}
