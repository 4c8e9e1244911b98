const stalls = ['coffee', 'juice', 'pulses', 'vegetables', 'fruits', 'healthcare', 'medicines', 'oils']

interface Asked {
  url: string
  connections: number
  forMs: number
}

/** Runs on a thread of misses.ts. Answers how many pages came, by their status. */
export default async function askForNewPages({
  url,
  connections,
  forMs,
}: Asked): Promise<Record<number, number>> {
  const came: Record<number, number> = {}
  const end = performance.now() + forMs
  const askOn = async () => {
    while (performance.now() < end) {
      const answer = await fetch(url + newAddress())
      await answer.arrayBuffer()
      came[answer.status] = (came[answer.status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, askOn))
  return came
}

function newAddress(): string {
  const word = Math.random().toString(36).slice(2, 6)
  return Math.random() < 0.5 ? `/search?q=${word}+rice` : `/product-category?${someCategories()}`
}

function someCategories(): string {
  const chosen = stalls.filter(() => Math.random() < 0.5)
  const sort = ['', 'price-asc', 'price-desc'][Math.floor(Math.random() * 3)] ?? ''
  return String(new URLSearchParams([...chosen.map((one) => ['category', one]), ['sort', sort]]))
}
