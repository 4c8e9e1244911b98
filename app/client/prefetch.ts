import { firstIdle } from './first-idle.ts'

declare global {
  interface Window {
    /** React Router's map of the pages, in the document. */
    __reactRouterManifest?: { version: string; routes: Record<string, { module: string }> }
  }
}

/**
 * Prefetch: fetches the scripts of these pages once the page is idle, for when the connection drops
 * later.
 */
export async function fetchWhenIdle(routeIds: readonly string[]): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  await firstIdle()
  for (const id of routeIds) {
    const route = window.__reactRouterManifest?.routes[id]
    // What does not come now is fetched when it is needed.
    if (route) import(/* @vite-ignore */ route.module).catch(() => {})
  }
}
