/**
 * The telephone of a helper at a stall without a line: the stall's own queue (`app/desk/sale`), with a store
 * in memory in the place of the browser's, and a line that the test cuts.
 */
import { vi } from 'vitest'

import type { UnsentSale } from '#app/desk/sale/device.ts'
import type { Bill } from '#contract/counter.ts'
import type { Visitor } from '#tests/support/visitor.ts'

/** none: nothing gets out. deaf: it gets out, and no answer comes back. */
type Line = 'none' | 'deaf' | 'good'

export interface Telephone {
  keep(sale: Pick<UnsentSale, 'key' | 'sale' | 'at'>): Promise<void>
  /** Sends what waits; answers how it ended and the bills of the shop. */
  send(line: Line): Promise<{ end: string; bills: Bill[] }>
  waiting(): Promise<UnsentSale[]>
  putAway(): void
}

export async function telephone(url: string, person: Visitor & { id: string }): Promise<Telephone> {
  const rows = new Map<number, UnsentSale & { n: number }>()
  let last = 0
  const all = () => [...rows.values()].filter(({ personId }) => personId === person.id)
  vi.doMock('idb', () => ({
    openDB: async () => ({
      add: async (_store: string, sale: UnsentSale) => rows.set(++last, { ...sale, n: last }),
      getAllFromIndex: async () => all(),
      countFromIndex: async () => all().length,
      delete: async (_store: string, n: number) => rows.delete(n),
      transaction: () => ({
        store: {
          get: async (n: number) => rows.get(n),
          put: async (sale: UnsentSale & { n: number }) => rows.set(sale.n, sale),
        },
      }),
    }),
  }))
  vi.resetModules()
  const { keepUnsent } = await import('#app/desk/sale/device.ts')
  const { sendUnsent } = await import('#app/desk/sale/send-unsent.ts')
  const real = globalThis.fetch

  return {
    keep: (sale) => keepUnsent({ ...sale, lines: [], personId: person.id, refusal: null }),
    async send(line) {
      const bills: Bill[] = []
      globalThis.fetch = async (input, init) => {
        if (typeof input !== 'string' || !input.startsWith('/')) return real(input, init)
        if (line === 'none') throw new TypeError('Failed to fetch')
        const headers = new Headers(init?.headers)
        headers.set('cookie', [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
        const answer = await real(url + input, { ...init, headers })
        if (line === 'deaf') throw new TypeError('Failed to fetch')
        return answer
      }
      try {
        return { end: await sendUnsent(person.id, (_key, bill) => bills.push(bill)), bills }
      } finally {
        globalThis.fetch = real
      }
    },
    waiting: async () => all(),
    putAway() {
      vi.doUnmock('idb')
      vi.resetModules()
    },
  }
}
