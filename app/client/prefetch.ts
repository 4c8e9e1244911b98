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
  if (savesData()) return
  await firstIdle()
  for (const id of routeIds) {
    const route = window.__reactRouterManifest?.routes[id]
    // What does not come now is fetched when it is needed.
    if (route) import(/* @vite-ignore */ route.module).catch(() => {})
  }
}

/** Whether this visitor's browser asks for less data (`navigator.connection.saveData`; not in Safari). */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
