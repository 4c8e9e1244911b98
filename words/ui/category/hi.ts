import * as catalog from '#domain/catalog/rules.ts'
import { noCategory } from '#domain/catalog/rules.ts'

import type * as en from './en.ts'

export const categoryLabel: typeof en.categoryLabel = (categories, value) =>
  value === noCategory ? 'अनजान कैटेगरी' : catalog.categoryLabel(categories, value)
