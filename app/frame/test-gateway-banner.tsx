/** Shown on every page while the built-in test gateway takes the payments. */
export function TestGatewayBanner() {
  return (
    <section aria-label="Test gateway">
      <p className="bg-indigo text-on-indigo px-4 py-px text-center text-xs leading-5 font-semibold">
        Test payments: no real money
      </p>
    </section>
  )
}
