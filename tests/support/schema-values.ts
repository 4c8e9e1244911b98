import fc from 'fast-check'

/** As much of JSON Schema as the description of the calls has for what they take. */
export interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** Values of fields by their names, used beside those that are made up: ids of what is really there. */
type Known = Record<string, readonly unknown[]>

/** Values that a schema describes. */
export function valuesOf(schema: JsonSchema, known: Known = {}): fc.Arbitrary<unknown> {
  const { type, anyOf, oneOf } = schema
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const ways = anyOf ?? oneOf
  if (ways) return fc.oneof(...ways.map((way) => valuesOf(way, known)))
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => valuesOf({ ...schema, type: one }, known)))
  if (type === 'object') return objectsOf(schema, known)
  if (type === 'array') {
    const { items = {}, minItems: minLength = 0 } = schema
    return fc.array(valuesOf(items, known), { minLength, maxLength: Math.max(minLength, 3) })
  }
  if (type === 'string') return textsOf(schema)
  if (type === 'integer' || type === 'number') return fc.integer(rangeOf(schema))
  if (type === 'boolean') return fc.boolean()
  return type === 'null' ? fc.constant(null) : fc.jsonValue({ maxDepth: 1 })
}

/** The same, and objects of which one field is anything at all. */
export function nearlyValuesOf(schema: JsonSchema, known: Known = {}): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {})
  const right = valuesOf(schema, known)
  if (names.length === 0) return right
  const spoiled = fc
    .tuple(right, fc.constantFrom(...names), fc.jsonValue({ maxDepth: 2 }))
    .map(([value, name, junk]) => ({ ...(value as object), [name]: junk }))
  return fc.oneof({ weight: 3, arbitrary: right }, { weight: 1, arbitrary: spoiled })
}

function objectsOf({ properties = {}, required = [] }: JsonSchema, known: Known): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const made = valuesOf(schema, known)
    return [name, known[name] ? fc.oneof(fc.constantFrom(...known[name]), made) : made] as const
  })
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}

function textsOf({ pattern, format, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom('2026-11-20', '2027-02-28')
  if (format === 'date-time') return fc.constantFrom('2026-11-20T10:00:00.000Z', '2027-01-01T00:00:00Z')
  if (format === 'email') return fc.integer({ min: 1, max: 9 }).map((nth) => `person${nth}@example.org`)
  if (pattern) return fc.stringMatching(new RegExp(pattern), { size: 'small' })
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) })
}

function rangeOf({ minimum = -1000, maximum = 1000 }: JsonSchema): { min: number; max: number } {
  return { min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) }
}
