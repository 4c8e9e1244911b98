/** Letters closer together than so many milliseconds count as one piece of typing. */
const pause = 80

let latest = 0

/** Runs `ask` after a short pause, unless another call came in between: that one's answer is then the one waited for. */
export function latestOnly<Result>(ask: () => Promise<Result>): Promise<Result> {
  latest += 1
  const mine = latest
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      // Whoever waited for an older question has been replaced on the page; nobody is left to answer.
      if (mine === latest) ask().then(resolve, reject)
    }, pause)
  })
}
