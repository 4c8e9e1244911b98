/**
 * Where a product stands. Shoppers never see a draft; what is archived keeps its page, and nobody can buy it.
 */
export const productStates = ['draft', 'on_shelf', 'archived'] as const
export type ProductState = (typeof productStates)[number]

export const productStateLabels: Record<ProductState, string> = {
  draft: 'Draft',
  on_shelf: 'On the shelf',
  archived: 'Archived',
}
