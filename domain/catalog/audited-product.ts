import type { ProductView } from './queries.ts'

/** What the audit keeps of a product: every field of it that somebody can change. */
export function auditedProduct({
  id: _id,
  familyKey: _familyKey,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...fields
}: ProductView): Omit<ProductView, 'id' | 'familyKey' | 'createdAt' | 'updatedAt'> {
  return fields
}
