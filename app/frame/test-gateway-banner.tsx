import * as words from '#words/frame/start/en.ts'

/** Shown on every page while the built-in test gateway takes the payments. */
export function TestGatewayBanner() {
  return (
    <section aria-label={words.testGateway}>
      <p className="bg-indigo text-on-indigo px-4 py-px text-center text-xs leading-5 font-semibold">
        {words.testPayments}
      </p>
    </section>
  )
}
