import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { DocumentLine } from '#db/schema/invoices.ts'
import { spreadWithin } from '#domain/pricing/spread.ts'

import { creditLines, invoiceLines } from './document-lines.ts'

const goods = {
  productName: 'Dal',
  hindiName: null,
  netQuantity: 500,
  netUnit: 'g' as const,
  hsnCode: null,
  taxRateBp: 500,
}
const amounts = ['amountPaise', 'valuePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const

test('whatever is bought and given back, invoice and credit notes add up, and all of it back is the invoice itself', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    sellingPricePaise: fc.integer({ min: 0, max: 200_000 }),
    taxRateBp: fc.constantFrom(0, 500, 1800, 4000),
  })
  const backs = fc.array(
    fc.record({
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      pieces: fc.array(fc.record({ position: fc.nat(3), quantity: fc.integer({ min: 1, max: 9 }) }), {
        maxLength: 2,
      }),
    }),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.nat(10_000),
      backs,
      fc.nat(4),
      fc.boolean(),
      (bought, shippingPaise, back, before, isSameState) => {
        let left =
          shippingPaise +
          bought.reduce((sum, { quantity, sellingPricePaise }) => sum + quantity * sellingPricePaise, 0)
        const parts = back.map(({ share, pieces }) => {
          const amountPaise = Math.floor(left * share)
          left -= amountPaise
          return { amountPaise, pieces }
        })
        const lines = bought.map((one, position) => ({ ...goods, ...one, position }))
        const givenBack = parts.slice(0, before)
        const order = { lines, shippingPaise, discountPaise: 0, givenBack }
        const invoice = invoiceLines(order, { saysTax: true, isSameState })
        const notes: DocumentLine[][] = []
        for (const one of parts.slice(before))
          notes.push(creditLines(invoice, notes, { ...one, isSameState }))

        expect(sumOf(invoice, 'amountPaise')).toBe(
          left + notes.reduce((sum, note) => sum + sumOf(note, 'amountPaise'), 0),
        )
        for (const one of [...invoice, ...notes.flat()])
          expect(one.valuePaise + one.cgstPaise + one.sgstPaise + one.igstPaise).toBe(one.amountPaise)
        notes.push(creditLines(invoice, notes, { amountPaise: left, pieces: [], isSameState }))
        for (const amount of amounts) expect(sumOf(notes.flat(), amount)).toBe(sumOf(invoice, amount))
      },
    ),
    { numRuns: 500 },
  )
})

test('what goes back for two of three pieces is taken from their line, and what is more from all of them', () => {
  const lines = [
    { ...goods, position: 0, quantity: 3, sellingPricePaise: 100_00 },
    { ...goods, position: 1, quantity: 1, sellingPricePaise: 100_00 },
  ]
  const order = { lines, shippingPaise: 0, discountPaise: 0, givenBack: [] }
  const invoice = invoiceLines(order, { saysTax: true, isSameState: false })
  const pieces = [{ position: 0, quantity: 2 }]
  const back = (amountPaise: number) =>
    creditLines(invoice, [], { amountPaise, pieces, isSameState: false }).map((line) => line.amountPaise)

  expect(back(150_00)).toEqual([150_00])
  expect(back(240_00)).toEqual([220_00, 20_00])
  expect(creditLines(invoice, [], { amountPaise: 240_00, pieces, isSameState: false })).toMatchObject([
    { quantity: 2, igstPaise: 10_48, valuePaise: 209_52 },
    { quantity: null, igstPaise: 95, valuePaise: 19_05 },
  ])
})

test('pieces of a line that does not divide by them take no more than their share, to the paisa', () => {
  // Of ₹100.01 for three, one is ₹33.33 and two are ₹66.67; what is more goes by what is left of both lines.
  const lines = [
    { ...goods, position: 0, quantity: 3, sellingPricePaise: 33_33 },
    { ...goods, position: 1, quantity: 1, sellingPricePaise: 50_00 },
  ]
  const order = { lines, shippingPaise: 2, discountPaise: 0, givenBack: [] }
  const invoice = invoiceLines(order, { saysTax: true, isSameState: false })
  const back = (quantity: number, amountPaise: number) =>
    creditLines(invoice, [], {
      amountPaise,
      pieces: [{ position: 0, quantity }],
      isSameState: false,
    }).map((line) => line.amountPaise)

  expect(invoice.map((line) => line.amountPaise)).toEqual([100_01, 50_00])
  expect(back(1, 43_33)).toEqual([39_04, 4_29])
  expect(back(2, 66_67)).toEqual([66_67])
})

test('an amount is spread within what each takes, to the paisa', () => {
  expect(spreadWithin(2, [1, 1, 1])).toEqual([1, 1, 0])
  expect(spreadWithin(3, [1, 1, 1])).toEqual([1, 1, 1])
  expect(spreadWithin(0, [0])).toEqual([0])
  expect(() => spreadWithin(4, [1, 1, 1])).toThrow('4 paise do not go into 3')
})

function sumOf(lines: readonly DocumentLine[], amount: (typeof amounts)[number]): number {
  return lines.reduce((sum, line) => sum + line[amount], 0)
}
