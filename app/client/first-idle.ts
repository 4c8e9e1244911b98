/** The longest that idle work waits while the page is busy, in milliseconds. */
const latest = 2000

let hasLoaded: Promise<void> | undefined

/**
 * Resolves once the document has loaded and its main thread had nothing more urgent to do. Each caller has an
 * idle moment of its own: all in one would be a long task, in which the page hears no touch.
 */
export async function firstIdle(): Promise<void> {
  hasLoaded ??= loaded()
  await hasLoaded
  await idle()
}

async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: latest })
    else setTimeout(resolve, 200)
  })
}
