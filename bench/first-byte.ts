import { setTimeout as pause } from 'node:timers/promises'

/** How long the first byte of a page takes, at so many requests in a second. Milliseconds. */
export interface FirstByte {
  perSecond: number
  requests: number
  p50: number
  p95: number
}

/** Asks at an even pace, whether or not the last one was answered. */
export async function firstByte(address: string, perSecond: number, seconds: number): Promise<FirstByte> {
  const asked: Promise<number>[] = []
  const began = performance.now()
  for (let number = 0; number < perSecond * seconds; number++) {
    const due = began + (number * 1000) / perSecond
    if (due > performance.now()) await pause(due - performance.now())
    asked.push(ask(address))
  }
  const times = (await Promise.all(asked)).toSorted((a, b) => a - b)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { perSecond, requests: times.length, p50: at(0.5), p95: at(0.95) }
}

async function ask(address: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  const took = performance.now() - began
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return took
}
