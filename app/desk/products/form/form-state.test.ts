import { expect, test } from 'vitest'

import { stepHint } from './by-weight.ts'
import {
  bodyOf,
  checkFields,
  emptyFields,
  fieldsOf,
  priceHint,
  requiredToAdd,
  requiredToEdit,
} from './fields.ts'
import type { FieldErrors, Fields } from './fields.ts'
import { afterFormEvent, formOf, hasTyped, leavesOutUnsaid } from './form-state.ts'
import type { FormEvent, FormState } from './form-state.ts'

const ghee: Fields = {
  ...emptyFields,
  productName: 'Desi Ghee',
  brandName: 'Gomati',
  category: 'dairy products',
  description: 'From curd.',
  price: '₹ 720',
  sellingPrice: '620.50',
}

function after(form: FormState, ...events: FormEvent[]): FormState {
  return events.reduce(afterFormEvent, form)
}

const saveBegan = { type: 'saveBegan' } as const
const typed = (value: string) => ({ type: 'typed', name: 'productName', value }) as const

test('leaving asks only where something differs from what the form began with', () => {
  const form = formOf(ghee)
  expect(hasTyped(form)).toBe(false)
  expect(hasTyped(after(form, typed('Ghee')))).toBe(true)
  expect(hasTyped(after(form, typed('Ghee'), typed('Desi Ghee')))).toBe(false)
  expect(hasTyped(after(form, typed('Ghee'), { type: 'began', fields: emptyFields }))).toBe(false)
  expect(hasTyped(after(form, { type: 'began', fields: { ...ghee, stock: '4' }, start: ghee }))).toBe(true)
})

test('an error stays until its field is typed in, and saving takes all of them away', () => {
  const errors = { productName: 'Missing', price: 'No amount', productImage: 'None' }
  const stopped = after(formOf(ghee), saveBegan, { type: 'stopped', errors, said: null })
  expect(after(stopped, typed('G')).errors).toEqual({ price: 'No amount', productImage: 'None' })
  expect(after(stopped, { type: 'picturesChanged', refusals: [] }).errors).toEqual({
    productName: 'Missing',
    price: 'No amount',
  })
  expect(after(stopped, saveBegan).errors).toEqual({})
})

test('nothing is typed into a form that is being saved, and what was typed stays when that fails', () => {
  const saving = after(formOf(ghee), typed('Ghee'), saveBegan)
  expect(after(saving, typed('Butter'))).toBe(saving)
  const stopped = after(saving, { type: 'stopped', errors: {}, said: null })
  expect(stopped).toMatchObject({ isSaving: false, stops: 1, fields: { productName: 'Ghee' } })
})

test('a picture that was left out stops one save, which says so, and not the next one', () => {
  const refusals = ['big.jpg is larger than 10 MB. Please choose a smaller picture.']
  const form = after(formOf(ghee), { type: 'picturesChanged', refusals })
  expect(leavesOutUnsaid(formOf(ghee))).toBe(false)
  expect(leavesOutUnsaid(form)).toBe(true)
  // A save that stops at another mistake has not said it.
  expect(leavesOutUnsaid(after(form, { type: 'stopped', errors: { price: 'None' }, said: null }))).toBe(true)
  const told = after(form, { type: 'refusalsSaid' })
  expect(leavesOutUnsaid(told)).toBe(false)
  expect(told.refusals).toEqual(refusals)
  expect(leavesOutUnsaid(after(told, { type: 'picturesChanged', refusals }))).toBe(true)
})

test('the pictures are locked only while the product itself is on its way', () => {
  const waiting = after(formOf(ghee), saveBegan)
  expect(waiting).toMatchObject({ isSaving: true, isSent: false })
  const sent = after(waiting, { type: 'productSent' })
  expect(sent).toMatchObject({ isSaving: true, isSent: true })
  expect(after(sent, { type: 'stopped', errors: {}, said: null }).isSent).toBe(false)
  expect(after(sent, { type: 'began', fields: emptyFields }).isSent).toBe(false)
})

test('what was said of a save stays until one goes on, and until the last field is mended', () => {
  const stop = (errors: FieldErrors) =>
    after(formOf(ghee), saveBegan, { type: 'stopped', errors, said: 'An error occurred' })
  expect(stop({}).said).toBe('An error occurred')
  expect(after(stop({}), typed('G')).said).toBeNull()
  expect(after(stop({}), saveBegan).said).toBeNull()
  const both = { productName: 'Missing', price: 'Missing' }
  expect(after(stop(both), typed('G')).said).toBe('An error occurred')
  expect(after(stop(both), typed('G'), { type: 'typed', name: 'price', value: '1' }).said).toBeNull()
})

test('adding needs a description and editing does not; prices are amounts, pack and stock whole numbers', () => {
  expect(checkFields(ghee, requiredToAdd, emptyFields)).toEqual({})
  const bare = { ...ghee, description: ' ' }
  expect(Object.keys(checkFields(bare, requiredToAdd, emptyFields))).toEqual(['description'])
  expect(checkFields(bare, requiredToEdit, emptyFields)).toEqual({})
  expect(Object.keys(checkFields(emptyFields, requiredToEdit, emptyFields)).toSorted()).toEqual(
    [...requiredToEdit].toSorted(),
  )
  for (const price of ['12,50', '1.234', '-3', 'ten', '1e3'])
    expect(checkFields({ ...ghee, price }, requiredToAdd, emptyFields), price).toHaveProperty('price')
  for (const stock of ['1.5', '-1', 'x'])
    expect(
      Object.keys(checkFields({ ...ghee, stock, netQuantity: stock }, requiredToAdd, emptyFields)),
      stock,
    ).toEqual(['netQuantity', 'stock'])
})

test('a tax rate is a percentage with at most two decimals, and an HSN code has 4, 6 or 8 digits', () => {
  const rateOf = (taxRate: string) => bodyOf({ ...ghee, taxRate }, []).taxRate
  expect(['5', ' 12.5 ', '18 %', '0', ''].map(rateOf)).toEqual([5, 12.5, 18, 0, null])
  const wrong = (fields: Partial<Fields>) =>
    Object.keys(checkFields({ ...ghee, ...fields }, requiredToAdd, emptyFields))
  for (const taxRate of ['five', '100.01', '-5', '1.255', '12,5'])
    expect(wrong({ taxRate })).toEqual(['taxRate'])
  for (const hsnCode of ['071', '07134', '07A3', '071340001']) expect(wrong({ hsnCode })).toEqual(['hsnCode'])
  expect(wrong({ taxRate: '100', hsnCode: '07134000' })).toEqual([])
})

test('of the dates those are sent, in Indian time, that can come true', () => {
  const dates = { onFrom: '2026-12-03T06:00', offFrom: '2026-12-31T23:30' }
  const sent = (fields: Partial<Fields>) => {
    const { state, onFrom, offFrom } = bodyOf({ ...ghee, ...fields }, [])
    return [state, onFrom, offFrom]
  }
  const [on, off] = ['2026-12-03T06:00:00+05:30', '2026-12-31T23:30:00+05:30']
  expect(sent({ ...dates, state: 'draft' })).toEqual(['draft', on, off])
  expect(sent({ ...dates, state: 'on_shelf' })).toEqual(['on_shelf', null, off])
  expect(sent({ ...dates, onFrom: '', state: 'archived' })).toEqual(['archived', null, null])
  expect(
    fieldsOf({ aliases: [], declarations: {}, onFrom: '2026-12-03T00:30:00.000Z' } as never).onFrom,
  ).toBe(dates.onFrom)
})

test('an amount is read as people here write it', () => {
  const priceOf = (price: string) => bodyOf({ ...ghee, price }, []).price
  expect(['1,200', '₹ 1,20,000.50', 'Rs. 99', '99/-'].map(priceOf)).toEqual(['1200', '120000.50', '99', '99'])
})

test('a pack’s quantity is asked for where it was cleared, or its unit changed', () => {
  const asksFor = (fields: Partial<Fields>, start: Fields) =>
    Object.keys(checkFields({ ...start, ...fields }, requiredToEdit, start))
  expect(asksFor({ netUnit: 'g' }, ghee)).toEqual(['netQuantity'])
  expect(asksFor({ netUnit: 'g', netQuantity: '500' }, ghee)).toEqual([])
  const pack = { ...ghee, netQuantity: '500', netUnit: 'g' } as const
  expect(asksFor({ netQuantity: ' ' }, pack)).toEqual(['netQuantity'])
  expect(asksFor({ netQuantity: 'x' }, pack)).toEqual(['netQuantity'])
})

test('an empty stock is not counted, an empty quantity stays as it is, commas part the other names', () => {
  const body = bodyOf(ghee, ['/1'])
  expect(body).toMatchObject({
    productName: 'Desi Ghee',
    brandName: 'Gomati',
    category: 'dairy products',
    description: 'From curd.',
    price: '720',
    sellingPrice: '620.50',
    productImage: ['/1'],
    hindiName: null,
    family: null,
    aliases: [],
    stock: null,
    hsnCode: null,
    taxRate: null,
    deposit: null,
    state: 'on_shelf',
    onFrom: null,
    offFrom: null,
  })
  expect(body).not.toHaveProperty('netQuantity')
  expect(body).not.toHaveProperty('netUnit')
  const more = { ...ghee, hindiName: ' घी ', aliases: 'toop, ,neyyi ,', netQuantity: '500', stock: '0' }
  expect(bodyOf({ ...more, netUnit: 'ml' }, [])).toMatchObject({
    hindiName: 'घी',
    aliases: ['toop', 'neyyi'],
    netQuantity: 500,
    netUnit: 'ml',
    stock: 0,
  })
})

test('what is declared is typed as it is, sent without blanks around it, and taken away where it was cleared', () => {
  const declared = { villageOfOrigin: 'Kotgarh', countryOfOrigin: 'India' }
  const fields = { ...ghee, ...fieldsOf({ declarations: declared } as never) }
  expect(bodyOf(fields, []).declarations).toMatchObject(declared)
  const typed = { ...fields, 'declarations.countryOfOrigin': ' Nepal ', 'declarations.villageOfOrigin': ' ' }
  expect(bodyOf(typed, []).declarations).toMatchObject({
    villageOfOrigin: null,
    countryOfOrigin: 'Nepal',
  })
})

test.each([
  ['120', '90', '25% OFF'],
  ['90', '120', 'The selling price is above the price (MRP)'],
  ['90', '90', null],
  ['90', '', null],
  ['0', '0', 'It will be sold for ₹0.00'],
])('a list price of %s and a selling price of %s: %s', (price, sellingPrice, hint) => {
  expect(priceHint({ price, sellingPrice })).toBe(hint)
})

test('goods by weight are typed for kilograms and sent for steps, at whole paise a step', () => {
  const tomato: Fields = {
    ...ghee,
    netQuantity: '100',
    netUnit: 'g',
    leastGrams: '500',
    mostGrams: '5000',
    price: '50',
    sellingPrice: '₹ 40.50',
    stock: '12,5 kg',
  }
  expect(checkFields(tomato, requiredToAdd, emptyFields)).toEqual({})
  const { price, sellingPrice, stock, leastGrams } = bodyOf(tomato, [])
  expect([price, sellingPrice, stock, leastGrams].map(Number)).toEqual([5, 4.05, 125, 500])
  expect(stepHint(tomato)).toBe('₹4.05 for 100 g')

  const wrong = checkFields({ ...tomato, sellingPrice: '40.55', stock: '12.55' }, requiredToAdd, emptyFields)
  expect(wrong).toEqual({
    sellingPrice: 'A step of 100 g costs whole paise: ₹40.50 or ₹40.60 a kg.',
    stock: 'Please enter kg, in whole steps of 100 g: 12.5.',
  })
})
