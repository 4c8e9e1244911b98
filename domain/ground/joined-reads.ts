/**
 * Joins those who read at the same moment: who comes while a read is under way waits for the next one, which
 * reads for all of them. So each of them is told how it stands after they asked.
 */
export function joinedReads<Value>(
  read: (ids: readonly string[]) => Promise<Map<string, Value>>,
): (ids: readonly string[]) => Promise<Map<string, Value>> {
  let underWay = Promise.resolve()
  let next: { ids: Set<string>; answer: Promise<Map<string, Value>> } | null = null

  function join(): NonNullable<typeof next> {
    const ids = new Set<string>()
    const answer = underWay.then(() => {
      next = null
      return read([...ids])
    })
    underWay = answer.then(
      () => undefined,
      () => undefined,
    )
    return { ids, answer }
  }

  return (asked) => {
    next ??= join()
    for (const id of asked) next.ids.add(id)
    return next.answer
  }
}
