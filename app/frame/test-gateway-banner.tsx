/** Said on every page as long as payments are played and not made. */
export function TestGatewayBanner() {
  return (
    <section aria-label="Test gateway">
      <p className="bg-indigo text-on-indigo px-4 py-1.5 text-center text-sm">Test gateway: no money moves</p>
    </section>
  )
}
