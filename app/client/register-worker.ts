import { firstIdle } from './first-idle.ts'

/**
 * Registers the service worker once the page is idle. A new one is told that a page of its build is open.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await firstIdle()
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    registration.waiting?.postMessage(window.__reactRouterManifest?.version)
  } catch {
    // A browser may refuse, as in a private window; then the shop has no worker.
  }
}
