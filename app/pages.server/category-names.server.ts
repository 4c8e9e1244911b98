import type { Category } from '#domain/catalog/rules.ts'
import { language } from '#words/language/en.ts'

type Named = Pick<Category, 'label' | 'hindiLabel'>

/** What these pages call a category. */
export function categoryName({ label, hindiLabel }: Named): string {
  return (language === 'hi' && hindiLabel) || label
}

/**
 * The categories as these pages name them. The label of the other language stands in the place of the Hindi
 * one where that is the name: a category is found by it as well.
 */
export function categoryNames(categories: readonly Category[]): Category[] {
  return categories.map((category) => {
    const { value, label, hindiLabel } = category
    const name = categoryName(category)
    return { value, label: name, hindiLabel: name === label ? hindiLabel : label }
  })
}
