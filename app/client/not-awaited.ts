/**
 * A promise that a page waits for by itself, in `<Await>`. That shows its failure; here it is only kept from
 * being reported as nobody's when it fails before the page is drawn.
 */
export function notAwaited<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {})
  return promise
}
