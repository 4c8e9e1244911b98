import { keptValue, productFields } from '#domain/catalog/fields/rules.ts'
import type { FieldOfKind, ProductField, WireOf } from '#domain/catalog/fields/rules.ts'

/** Fields of a call by their names in the domain, and as it keeps them: a moment is a Date. */
export type KeptFields<Sent> = {
  [Name in ProductField as WireOf<Name> extends keyof Sent ? Name : never]: Name extends FieldOfKind<'moment'>
    ? AsDate<ValueOf<Sent, WireOf<Name>>>
    : ValueOf<Sent, WireOf<Name>>
}

type ValueOf<Sent, Name> = Name extends keyof Sent ? Sent[Name] : never
type AsDate<Value> = Value extends string ? Date : Value

const fields = Object.entries(productFields)

/** Fields of a product as a call sends them, in the domain's words: paise, hundredths of a percent, dates. */
export function keptFields<Sent extends object>(sent: Sent): KeptFields<Sent> {
  const values = sent as Record<string, unknown>
  return Object.fromEntries(
    fields.flatMap(([name, { wire, kind }]) => (wire in sent ? [[name, keptValue(kind, values[wire])]] : [])),
  ) as KeptFields<Sent>
}
