import { call } from '#app/client/call.ts'
import { registerWorker } from '#app/client/register-worker.ts'
import type { subscribeToPushes, unsubscribeFromPushes } from '#contract/notices.ts'

interface Outcome {
  isDone: boolean
  /** To be shown. */
  message: string
}

const noAnswer = 'No answer came. Please try again.'

export function canBeTold(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Where the push service of this browser takes messages for it; null where it takes none. */
export async function ownEndpoint(): Promise<string | null> {
  return (await ownSubscription())?.endpoint ?? null
}

async function ownSubscription(): Promise<PushSubscription | null> {
  if (!canBeTold()) return null
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks the person, the browser and then the shop. */
export async function tellHere(pushKey: string): Promise<Outcome> {
  if ((await Notification.requestPermission()) !== 'granted')
    return { isDone: false, message: 'Your browser does not allow it. You can change that in its settings.' }
  try {
    await registerWorker()
    const { pushManager } = await navigator.serviceWorker.ready
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
    const { endpoint, keys } = subscription.toJSON()
    const answer = await call<typeof subscribeToPushes>('POST', '/api/push-subscription', {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    })
    return { isDone: answer.ok, message: answer.body.message }
  } catch {
    return { isDone: false, message: noAnswer }
  }
}

export async function tellHereNoMore(): Promise<Outcome> {
  try {
    const subscription = await ownSubscription()
    const { endpoint = '' } = subscription ?? {}
    const answer = await call<typeof unsubscribeFromPushes>('POST', '/api/push-subscription/delete', {
      endpoint: endpoint || '-',
    })
    if (answer.ok) await subscription?.unsubscribe()
    return { isDone: answer.ok, message: answer.body.message }
  } catch {
    return { isDone: false, message: noAnswer }
  }
}
