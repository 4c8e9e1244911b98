import { registerWorker } from '#app/client/register-worker.ts'
import { withoutLinePath } from '#app/desk/desk-paths.ts'

/**
 * Has the service worker keep a page without data, the stall's or a rider's, with the scripts that it needs:
 * for a reload without a line. Nothing of the person who is here goes to the worker.
 */
export async function keepShell(path = withoutLinePath): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await registerWorker()
  const { active } = await navigator.serviceWorker.ready
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  const assets = loaded.map(({ pathname }) => pathname)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  active?.postMessage({ keep: path, assets })
}
