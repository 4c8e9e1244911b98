/**
 * For a promise that a page hands to `<Await>`, which shows its failure. Here a rejection is marked as
 * handled, so that none is reported as unhandled when it comes before the page is rendered.
 */
export function notAwaited<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {})
  return promise
}
