import { pendingPaymentPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import * as words from '#words/shop/checkout/open-payment/en.ts'

/** Of a payment that the bank has yet to decide: before the orders, and before one could pay again. */
export function OpenPaymentNote({ id }: { id: string }) {
  return (
    <section
      aria-labelledby="open-payment"
      className="bg-turmeric-tint rounded-card short:mt-2 mt-8 flex flex-wrap items-center justify-between gap-4 px-5 py-4"
    >
      <div>
        <h2 id="open-payment" className="text-xl">
          {words.stillOpen}
        </h2>
        <p>{words.askingBank}</p>
      </div>
      <ButtonLink to={pendingPaymentPath(id)}>{words.seePayment}</ButtonLink>
    </section>
  )
}
