import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'

import { keep } from '#app/client/kept.ts'
import { unsentKey } from '#app/client/unsent-count.ts'

import type { KeptGoods } from './good.ts'
import type { SentSale } from './sale-draft.ts'

// What the stall keeps on the device (IndexedDB): the goods that are sold, and sales that wait for a line.
// All of it belongs to one person each, and is read for that person alone.

/** A sale whose goods are gone and whose money is in the box, and which the shop does not know of. */
export interface UnsentSale extends SentSale {
  /** Who sold it. */
  personId: string
  /** Why the shop refused it, in its words; null while it waits. */
  refusal: string | null
}

interface Device extends DBSchema {
  /** In the order in which they were sold. */
  sales: { key: number; value: UnsentSale & { n?: number }; indexes: { of: string } }
  /** By person. */
  goods: { key: string; value: KeptGoods }
}

let opening: Promise<IDBPDatabase<Device>> | undefined

/** Rejects in a browser that keeps nothing for this site. */
export function device(): Promise<IDBPDatabase<Device>> {
  return (opening ??= openDB<Device>('haat-stall', 1, {
    upgrade(db) {
      db.createObjectStore('sales', { keyPath: 'n', autoIncrement: true }).createIndex('of', 'personId')
      db.createObjectStore('goods')
    },
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  }))
}

/** Keeps a sale until the shop has it. Rejects one of nobody: it would never be sent. */
export async function keepUnsent(sale: UnsentSale): Promise<void> {
  if (sale.personId === '') throw new Error('A sale of nobody is not kept')
  const db = await device()
  await db.add('sales', sale)
  await count(sale.personId)
}

/** Those of one person, the first that was sold first. */
export async function unsentOf(personId: string): Promise<(UnsentSale & { n: number })[]> {
  const db = await device()
  const sales = await db.getAllFromIndex('sales', 'of', personId)
  return sales.map((sale) => ({ ...sale, n: sale.n! }))
}

/** The shop has it, or somebody has put it away. */
export async function forgetUnsent({ n, personId }: { n: number; personId: string }): Promise<void> {
  await (await device()).delete('sales', n)
  await count(personId)
}

export async function setRefusal(n: number, refusal: string | null): Promise<void> {
  const db = await device()
  const store = db.transaction('sales', 'readwrite').store
  const sale = await store.get(n)
  if (sale) await store.put({ ...sale, refusal })
}

/** Apart, so that a sign-out on any page can say it without this module. */
async function count(personId: string): Promise<void> {
  const waiting = await (await device()).countFromIndex('sales', 'of', personId)
  keep('localStorage', unsentKey(personId), waiting > 0 ? { waiting } : null)
}
