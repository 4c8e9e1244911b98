/**
 * `npm run bench:lists`: of how many lines of the shopping lists of `bench/lists/` the right goods and
 * quantity are first, and how many wrong ones would be chosen unseen. On the demo market. Of the lists
 * that are kept out only the shares are printed.
 */
import fs from 'node:fs'

import type { connect } from '#db/connect.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { readList } from '#domain/lists/read-list.ts'

import { measureLists } from './lists/measure.ts'
import type { WrittenList } from './lists/measure.ts'
import { onDemoMarket } from './on-demo-market.ts'
import { percent } from './search/measure.ts'

await onDemoMarket('lists', tell)

async function tell({ db }: Pick<ReturnType<typeof connect>, 'db'>): Promise<void> {
  const lists = JSON.parse(
    fs.readFileSync(new URL('lists/lists.json', import.meta.url), 'utf8'),
  ) as WrittenList[]
  const times: number[] = []
  const { open, keptOut, missed } = await measureLists(lists, async (text) => {
    const began = performance.now()
    const lines = await readList({ db } as unknown as Ctx, text)
    times.push(performance.now() - began)
    return lines
  })
  for (const [name, { lines, first, sure, wrongUnseen }] of Object.entries({ open, 'kept out': keptOut }))
    console.log(
      `${name}: ${lines} lines, right first ${percent(first, lines)}, chosen without asking ${percent(sure, lines)}, wrong ones unseen ${wrongUnseen}`,
    )
  for (const { list, line } of missed) console.log(`  ${JSON.stringify(list)}\n    ${line}`)
  const inOrder = times.toSorted((a, b) => a - b)
  const at = (share: number) => (inOrder[Math.floor(inOrder.length * share)] ?? 0).toFixed(0)
  console.log(`${times.length} lists, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`)
}
