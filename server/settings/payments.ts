import { secretsOf } from '../secrets.ts'
import type { Secrets } from '../secrets.ts'
import { SettingsError } from '../settings-error.ts'
import type { Environment } from './environment.ts'
import { isLoopback, ownAddress } from './hosts.ts'
import type { Listening } from './hosts.ts'

export interface PaymentSettings {
  /** True: the built-in test gateway serves, and no money moves. */
  isSandbox: boolean
  keyId: string
  keySecret: string
  webhookSecret: string
  /** The one before, while the gateway still sends retries that it signed. */
  previousWebhookSecret: string | null
  apiUrl: string
  checkoutScriptUrl: string
  /** After how long a silent gateway is away, where it is not the usual time. */
  timeoutMs?: number
}

export function razorpay(given: Environment): PaymentSettings {
  const missing = (['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const).filter((name) => !given[name])
  if (missing.length > 0)
    throw new SettingsError(
      `These settings cannot be used:\n${missing.map((name) => `  ${name} is needed together with RAZORPAY_KEY_ID`).join('\n')}`,
    )
  return {
    isSandbox: false,
    keyId: given.RAZORPAY_KEY_ID ?? '',
    keySecret: given.RAZORPAY_KEY_SECRET ?? '',
    webhookSecret: given.RAZORPAY_WEBHOOK_SECRET ?? '',
    previousWebhookSecret: given.RAZORPAY_PREVIOUS_WEBHOOK_SECRET ?? null,
    apiUrl: given.RAZORPAY_API_URL ?? 'https://api.razorpay.com/v1',
    checkoutScriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  }
}

/** A person who opens the shop to the world without keys must say that it is meant. */
export function sandbox(given: Environment, secrets: Secrets, previous: string | null): PaymentSettings {
  if (!isLoopback(given.HOST) && given.PAYMENTS !== 'sandbox')
    throw new SettingsError(
      `Other machines can reach HOST ${given.HOST}, but no RAZORPAY_KEY_ID is set, so the test gateway would accept orders without money. Set your Razorpay keys, or PAYMENTS=sandbox if this is what you want.`,
    )
  return {
    isSandbox: true,
    keyId: 'rzp_test_haatsandbox0',
    keySecret: given.RAZORPAY_KEY_SECRET ?? secrets.gatewayKey,
    webhookSecret: given.RAZORPAY_WEBHOOK_SECRET ?? secrets.gatewayWebhook,
    previousWebhookSecret:
      given.RAZORPAY_PREVIOUS_WEBHOOK_SECRET ?? (previous && secretsOf(previous).gatewayWebhook),
    apiUrl: given.RAZORPAY_API_URL ?? testGatewayOf(given),
    checkoutScriptUrl: '/sandbox/razorpay/v1/checkout.js',
  }
}

/** Below the address of the process that it is a part of. */
export const testGatewayPath = '/sandbox/razorpay/v1'

/** A process that serves nobody asks that of the others. */
function testGatewayOf({ ROLE, HOST: host, PORT: port, PUBLIC_URL: publicUrl = '' }: Environment): string {
  return ROLE === 'jobs' ? `${publicUrl}${testGatewayPath}` : testGatewayAt({ host, port })
}

/** The address of the test gateway that is a part of the process that listens there. */
export function testGatewayAt({ host, port }: Listening): string {
  return `${ownAddress({ host, port })}${testGatewayPath}`
}
