/** Where the browser keeps what waits for a line: in `localStorage`, for all its tabs. */
export const waitingKey = 'haat.waiting'

/** Whether anything waits. What it is, offline-queue.ts reads. */
export function hasWaiting(): boolean {
  try {
    return localStorage.getItem(waitingKey) !== null
  } catch {
    // A browser that keeps nothing for this site.
    return false
  }
}

/** After a sign-out: what has not been sent is not sent by whoever comes next. */
export function forgetWaiting(): void {
  try {
    localStorage.removeItem(waitingKey)
  } catch {
    // Then there is nothing.
  }
}
