import { language } from '#words/language/en.ts'

/** Goods by both their names, as calls and pages have them. */
interface Named {
  productName: string
  hindiName?: string | null | undefined
}

/** What goods are called on this page: in Hindi where the page and the goods are. */
export function goodsName({ productName, hindiName }: Named): string {
  return (language === 'hi' && hindiName) || productName
}

/** Their name in the other language, which stands beside it; nothing where they have one name alone. */
export function otherName({ productName, hindiName }: Named): string | null | undefined {
  return language === 'hi' ? hindiName && productName : hindiName
}

/** Of the name that an order has written down, which is the English one: other pages say so. */
export const orderedLang = language === 'en' ? undefined : 'en'
