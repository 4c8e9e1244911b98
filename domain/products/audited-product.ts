import type { ProductView } from '#domain/catalog/queries.ts'

/** What the audit keeps of a product: every field of it that somebody can change, and what is declared. */
export function auditedProduct({
  id: _id,
  familyKey: _familyKey,
  isByWeight: _isByWeight,
  isBox: _isBox,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  declarations,
  ...fields
}: ProductView & { season?: string | null }): Record<string, unknown> {
  return { ...fields, ...declarations }
}
