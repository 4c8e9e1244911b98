import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'

import { addressInPune } from '#tests/support/address.ts'
import { move } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const [admin, asha] = [await shop.admin(), await shop.customer()]
await admin.post('/api/shop-settings', demoSettings)

test('an invoice of many goods can be read as text, on several sheets, and adds up', async () => {
  const goods = await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      makeProduct(shop, {
        name: `Goods No. ${place}`,
        hindiName: 'तूर दाल',
        sellingPricePaise: 90_01 + place * 7_77,
        listPricePaise: 400_00,
        taxRateBp: [0, 500, 1800][place % 3]!,
        hsnCode: '0713',
      }),
    ),
  )
  const order = await sentOut(goods, {
    ...addressInPune,
    name: 'Asha आशा Élise Ṭhākur தமிழ் 🌿',
    town: 'Lucknow',
    pinCode: '226001',
    stateCode: '09',
  })

  const { text, sheets } = await textOf(order.documents[0].pdf)

  expect(sheets).toBeGreaterThan(1)
  expect(text).toContain('Tax invoice')
  expect(text).toContain(demoSettings.gstin)
  // What no face has letters for: without its accents, as question marks, and an emoji not at all.
  expect(text).toMatch(/Asha आशा [ÉE]lise Thakur \?+\n/)
  expect(text.match(/तूर दाल/g)).toHaveLength(20)
  const rows = amountsAfter(text, /0713 1 1 KGS /)
  expect(rows).toHaveLength(20)
  for (const [, value, cgst, sgst, amount] of rows) expect(value! + cgst! + sgst!).toBe(amount)
  const sums = [0, 1, 2, 3, 4].map((place) => rows.reduce((sum, row) => sum + row[place]!, 0))
  const [totals] = amountsAfter(text, /\nTotal (?!₹)/)
  // The price of each is 1 piece's; above ₹499.00 there is no delivery.
  expect(sums[0]).toBe(sums[4])
  expect(totals).toEqual(sums.slice(1))
  expect(amountsAfter(text, /Total ₹/)).toEqual([[sums[4]]])
  expect(sums[4]! / 100).toBe(order.totalPrice)
  const ofRates = [0, 5, 18].map((rate) => amountsAfter(text, new RegExp(`\\n${rate}% `))[0]!)
  expect([0, 1, 2].map((place) => ofRates.reduce((sum, row) => sum + row[place]!, 0))).toEqual(
    sums.slice(1, 4),
  )
})

test('a Hindi page gets invoice and credit note in Hindi, with the same facts and the law’s own titles', async () => {
  const dal = await makeProduct(shop, { sellingPricePaise: 600_00, listPricePaise: 600_00, taxRateBp: 500 })
  const { _id, transactionId } = await sentOut([dal], addressInPune)
  const refund = { transactionId, amount: 105, note: 'One pack came open.' }
  const answer = await admin.post(`/api/orders/${_id}/refund`, refund)
  const [invoice, note] = answer.body['data'].documents

  const english = (await textOf(invoice.pdf)).text
  const hindi = (await textOf(`${invoice.pdf}?language=hi`)).text
  const credited = (await textOf(`${note.pdf}?language=hi`)).text

  // A reader of PDFs tells the letters in the order in which they were drawn, so not each word is whole.
  for (const word of ['GST', 'Tax invoice', 'सप्लाई की जगह', 'महाराष्ट्र (27)', 'सामान', 'कुल ₹600.00'])
    expect(hindi).toContain(word)
  expect(credited).toContain('वापसी का ')
  expect(credited).toContain('Credit note')
  expect(credited).toContain('वापस ₹105.00')
  expect(credited).toContain('One pack came open.')
  const figuresOf = (text: string) => text.match(/\d[\d,.]*\d/g)?.toSorted()
  expect(figuresOf(hindi)).toEqual(figuresOf(english))
  const unknown = await asha.get(`${invoice.pdf}?language=ta`)
  expect([unknown.status, Object.keys(unknown.body.fields ?? {})]).toEqual([422, ['language']])
})

test('a credit note names its invoice and says why', async () => {
  const dal = await makeProduct(shop, { sellingPricePaise: 600_00, listPricePaise: 600_00, taxRateBp: 500 })
  const { _id, transactionId } = await sentOut([dal], addressInPune)
  const refund = { transactionId, amount: 105, note: 'One pack came open.\nWe are sorry.' }
  const answer = await admin.post(`/api/orders/${_id}/refund`, refund)
  const [invoice, note] = answer.body['data'].documents

  const { text } = await textOf(note.pdf)

  expect(text).toContain(`For ${invoice.number} of `)
  expect(text).toContain('One pack came open.\nWe are sorry.')
  expect(text).toContain('IGST')
  expect(text).toContain('Credited ₹105.00\nwith ₹5.00 tax')
})

test('two packs of one name are told apart on invoice and credit note, with their unit codes and the order’s number', async () => {
  const jeera = { name: 'Jeera', sellingPricePaise: 300_00, listPricePaise: 300_00, netUnit: 'g' } as const
  const small = await makeProduct(shop, { ...jeera, netQuantity: 100 })
  const large = await makeProduct(shop, { ...jeera, netQuantity: 500 })
  const { _id, orderNumber, transactionId } = await sentOut([small, small, large], addressInPune)
  const lines = [{ position: 0, quantity: 1 }]
  const refund = { transactionId, amount: 300, lines, note: 'One was open.' }
  const { documents } = (await admin.post(`/api/orders/${_id}/refund`, refund)).body['data']

  const [invoice, note] = [await textOf(documents[0].pdf), await textOf(documents[1].pdf)]

  expect(invoice.text).toMatch(/Jeera 100 g 2 200 GMS /)
  expect(invoice.text).toMatch(/Jeera 500 g 1 500 GMS /)
  expect(note.text).toMatch(/Jeera 100 g 1 100 GMS /)
  for (const { text } of [invoice, note]) {
    expect(text).toContain(`Order #${orderNumber} of `)
    expect(text).not.toContain(_id)
  }
})

test('an invoice that many ask for at once is drawn once, and not on the thread of cart and paying', async () => {
  const goods = await Promise.all(Array.from({ length: 12 }, () => makeProduct(shop)))
  const { documents } = await sentOut(goods, addressInPune)
  const cookie = [...asha.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const before = process.threadCpuUsage()

  const files = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const response = await fetch(shop.url + documents[0].pdf, { headers: { cookie } })
      return Buffer.from(await response.arrayBuffer())
    }),
  )

  const { user, system } = process.threadCpuUsage(before)
  expect(files[0]?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(files.every((file) => file.equals(files[0]!))).toBe(true)
  // In µs. Twenty drawings take more than twice as much.
  expect(user + system).toBeLessThan(600_000)
})

async function sentOut(productIds: string[], address: object) {
  await fillCart(asha, ...productIds)
  const receipt = await payAtGateway(asha, (await startPaying(asha)).orderId)
  const orderId = (await verify(asha, receipt)).body['orderId'] as string
  await asha.post(`/api/orders/${orderId}/address`, { address })
  await move(admin, orderId, { action: 'pack' })
  return (await admin.post(`/api/orders/${orderId}/move`, { action: 'dispatch' })).body['data']
}

async function textOf(pdf: string): Promise<{ text: string; sheets: number }> {
  const cookie = [...asha.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(shop.url + pdf, { headers: { cookie } })
  const file = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  const { text, totalPages } = await extractText(file, { mergePages: true })
  return { text, sheets: totalPages }
}

/** The amounts in paise that stand on a line behind this, percentages left out. */
function amountsAfter(text: string, before: RegExp): number[][] {
  return Array.from(text.matchAll(new RegExp(`${before.source}(.*)`, 'g')), ([, rest = '']) =>
    rest
      .split(' ')
      .filter((word) => /^[\d,]+\.\d\d$/.test(word))
      .map((word) => Number(word.replaceAll(/\D/g, ''))),
  )
}
