/** The longest that idle work waits while the page is busy, in milliseconds. */
const latest = 2000

let first: Promise<void> | undefined

/** Resolves once the document has loaded and its main thread had nothing more urgent to do. */
export function firstIdle(): Promise<void> {
  first ??= loaded().then(idle)
  return first
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
