import { PageHead } from '#app/frame/head/page-head.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export default function ForgotPassword() {
  return (
    <div className="shell py-24">
      <PageHead title="Forgot password" />
      <h1 className="text-3xl">ForgotPassword</h1>
    </div>
  )
}
