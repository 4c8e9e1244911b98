/** Shown on every page while the built-in test gateway takes the payments. */
export function TestGatewayBanner() {
  return (
    <section aria-label="Test gateway">
      <p className="bg-indigo text-on-indigo px-4 py-1.5 text-center text-sm">Test payments: no real money</p>
    </section>
  )
}
