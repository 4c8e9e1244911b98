/** Worker of misses.ts: asks for pages that nobody has kept, on so many connections, until it is told to stop. */
import { parentPort, workerData } from 'node:worker_threads'

/** How many answers came, by their status. */
export type MissesSent = Record<number, number>

const { url, connections } = workerData as { url: string; connections: number }
const stalls = ['coffee', 'juice', 'pulses', 'vegetables', 'fruits', 'healthcare', 'medicines', 'oils']
const sent: MissesSent = {}
let isStopped = false
parentPort?.once('message', () => {
  isStopped = true
})

await Promise.all(Array.from({ length: connections }, () => askOn()))
parentPort?.postMessage(sent)

async function askOn(): Promise<void> {
  while (!isStopped) {
    const word = Math.random().toString(36).slice(2, 6)
    const path = Math.random() < 0.5 ? `/search?q=${word}+rice` : `/product-category?${someCategories()}`
    const answer = await fetch(url + path)
    await answer.arrayBuffer()
    sent[answer.status] = (sent[answer.status] ?? 0) + 1
  }
}

function someCategories(): string {
  const chosen = stalls.filter(() => Math.random() < 0.5)
  const sort = ['', 'price-asc', 'price-desc'][Math.floor(Math.random() * 3)] ?? ''
  return String(new URLSearchParams([...chosen.map((one) => ['category', one]), ['sort', sort]]))
}
