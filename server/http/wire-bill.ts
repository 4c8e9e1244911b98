import type { Bill as WireBill } from '#contract/counter.ts'
import type { DocumentLine } from '#db/schema/invoices.ts'
import { stateName } from '#domain/addresses/rules.ts'
import { gramsLabel, packLabel } from '#domain/catalog/rules.ts'
import type { Bill } from '#domain/counter/bill.ts'
import { documentTitles, isUnionTerritory } from '#domain/invoices/rules.ts'
import { plainRupees, toRupees } from '#domain/pricing/rules.ts'
import { kiloPaise } from '#domain/pricing/weighing/rules.ts'

/** A bill in the words of the wire. */
export function wireBill({ document, orderNumber, paid }: Bill): WireBill {
  const { seller, buyer, lines, placeOfSupply } = document.content
  const { sellerName: name, addressLines, gstin, fssaiLicence = null, contact = null } = seller
  return {
    orderId: document.orderId,
    orderNumber,
    title: documentTitles[document.kind],
    number: document.number,
    issuedAt: document.issuedAt.toISOString(),
    seller: { name, addressLines, gstin, fssaiLicence, contact },
    buyer: { ...buyer, gstin: buyer.gstin ?? null },
    placeOfSupply: stateName(placeOfSupply),
    lines: lines.map(wireLine),
    taxes: document.kind === 'tax_invoice' ? taxesOf(lines) : [],
    stateTax: isUnionTerritory(placeOfSupply) ? 'UTGST' : 'SGST',
    total: toRupees(document.totalPaise),
    deposit: toRupees(document.content.depositPaise ?? 0),
    paid: paid.map(({ way, amountPaise, givenPaise, reference }) => ({
      way,
      amount: toRupees(amountPaise),
      given: givenPaise === null ? null : toRupees(givenPaise),
      reference: reference ?? '',
    })),
  }
}

function wireLine({ productName, netQuantity, netUnit, ...line }: DocumentLine): WireBill['lines'][number] {
  return {
    productName,
    pack: netQuantity && netUnit && !line.grams ? packLabel({ netQuantity, netUnit }) : '',
    ...weightOf({ ...line, netQuantity }),
    hsnCode: line.hsnCode,
    quantity: line.quantity,
    price: line.pricePaise === null ? null : toRupees(line.pricePaise),
    amount: toRupees(line.amountPaise),
    taxRate: line.rateBp / 100,
  }
}

function weightOf({
  grams,
  quantity,
  netQuantity,
  pricePaise,
}: Pick<DocumentLine, 'grams' | 'quantity' | 'pricePaise'> & { netQuantity: number | undefined }) {
  if (!grams || !quantity || !netQuantity || !pricePaise) return null
  const line = { quantity, netQuantity, weighedGrams: grams, sellingPricePaise: pricePaise }
  return { weight: { amount: gramsLabel(grams), price: `${plainRupees(kiloPaise(line))}/kg` } }
}

function taxesOf(lines: readonly DocumentLine[]): WireBill['taxes'] {
  const byRate = [...Map.groupBy(lines, ({ rateBp }) => rateBp)].toSorted(([one], [other]) => one - other)
  return byRate.map(([rateBp, ofRate]) => {
    const sum = (of: (line: DocumentLine) => number) =>
      toRupees(ofRate.reduce((total, line) => total + of(line), 0))
    return {
      rate: rateBp / 100,
      value: sum(({ valuePaise }) => valuePaise),
      cgst: sum(({ cgstPaise }) => cgstPaise),
      sgst: sum(({ sgstPaise }) => sgstPaise),
      igst: sum(({ igstPaise }) => igstPaise),
    }
  })
}
