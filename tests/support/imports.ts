import { expect, vi } from 'vitest'

import type { Visitor } from './visitor.ts'

/** What somebody at the desk does with files of products. */
export function importsOf(admin: Visitor) {
  return {
    plan: (csv: string | Buffer, type = 'text/csv') =>
      admin.send('/api/imports?fileName=prices.csv', {
        method: 'POST',
        headers: { 'content-type': type },
        body: csv as BodyInit,
      }),

    linesOf: async (id: string, page = 1) =>
      (await admin.get(`/api/imports/${id}/lines?page=${page}`)).body['data'] as Record<string, any>[],

    /** Confirms a plan and waits until the job has done what it does. */
    take: async ({ _id, version }: { _id: string; version: number }) => {
      const confirmed = await admin.post(`/api/imports/${_id}/take`, { version })
      expect(confirmed.status).toBe(200)
      return vi.waitFor(
        async () => {
          const { body } = await admin.get(`/api/imports/${_id}`)
          expect(body['data'].state).not.toBe('taking')
          return body['data']
        },
        { timeout: 20_000, interval: 50 },
      )
    },

    exported: async (query = '') => {
      const { status, body } = await admin.get(`/api/products.csv${query}`)
      expect(status).toBe(200)
      return body['text'] as string
    },
  }
}
