import { PageHead } from '#app/frame/head/page-head.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export default function MyOrders() {
  return (
    <div className="shell py-24">
      <PageHead title="My Orders" />
      <h1 className="text-3xl">MyOrders</h1>
    </div>
  )
}
