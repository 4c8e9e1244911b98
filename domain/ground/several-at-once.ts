/**
 * Works through the items, at most so many at a time. `work` is to catch what it throws: the first failure
 * ends the wait.
 */
export async function severalAtOnce<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // The workers share one iterator, so each takes the next item that nobody has taken.
  const waiting = Iterator.from(items)
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await work(item)
    }),
  )
}
