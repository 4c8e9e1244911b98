import { CopyButton } from '#app/desk/widgets/copy-button.tsx'
import type { DeskFront } from '#contract/shop.ts'

/**
 * Which gateway takes the money, and what is still to be done for it. Its keys are settings of the server.
 */
export function PaymentNote({ payment }: { payment: DeskFront['payment'] }) {
  const { isTestGateway, isWebhookHeard, webhookUrl } = payment
  return (
    <div className="border-line rounded-card space-y-2 border px-4 py-3 text-sm sm:col-span-2">
      {isTestGateway ? (
        <>
          <p>
            <strong>The test gateway is on.</strong> You can try everything, but no money is paid.
          </p>
          <p>
            For real payments you need an account at Razorpay. Who runs the server then sets{' '}
            <code>RAZORPAY_KEY_ID</code>, <code>RAZORPAY_KEY_SECRET</code> and{' '}
            <code>RAZORPAY_WEBHOOK_SECRET</code>: the README says how, under 'Going live with Razorpay'.
          </p>
        </>
      ) : (
        <>
          <p>
            <strong>Razorpay is on</strong>, with its keys and a secret for its webhook.
          </p>
          <p>
            {isWebhookHeard
              ? 'Razorpay has reported payments lately.'
              : 'Razorpay has not reported anything lately. Please check the webhook in its dashboard.'}
          </p>
        </>
      )}
      <p className="flex flex-wrap items-center gap-x-2">
        Webhook address: <code className="wrap-anywhere">{webhookUrl}</code>
        <CopyButton what="webhook address" text={webhookUrl} />
      </p>
    </div>
  )
}
