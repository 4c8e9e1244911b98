import type { DemoProduct } from './types.ts'

/**
 * The vegetable box of the demo market: a product whose goods are said week by week. It is drawn as what goes
 * into it.
 */
export const demoBox = {
  slug: 'vegetable-box',
  name: 'Vegetable Box',
  hindiName: 'सब्ज़ी का डिब्बा',
  brand: 'Mandi Subah',
  category: 'vegetables',
  listPricePaise: 34_900,
  sellingPricePaise: 29_900,
  netQuantity: 1,
  netUnit: 'piece',
  aliases: ['sabzi box', 'sabji box', 'veg box', 'weekly box', 'सब्ज़ी बॉक्स', 'सब्जी का डिब्बा'],
  // It is what its goods are.
  stock: null,
  description:
    'What the fields around Malihabad give this week, four or five kinds for a small family. The price is the same each week. Let it come every week, and say what you never want in it.',
  hindiDescription:
    'मलिहाबाद के आसपास के खेतों से इस हफ़्ते की चार-पाँच सब्ज़ियाँ, छोटे परिवार के लिए। दाम हर हफ़्ते वही। हर हफ़्ते मँगाएँ, और बताएँ कि क्या कभी नहीं चाहिए।',
} as const satisfies Omit<DemoProduct, 'picture' | 'aliases'> & { aliases: readonly string[] }

/** What goes into it this week and the next, by slug; one pack each. */
export const demoBoxWeeks: readonly (readonly string[])[] = [
  ['tomato', 'potato', 'palak', 'okra'],
  ['onion', 'carrot', 'brinjal', 'cucumber', 'palak'],
]

/** What goes in for what somebody never wants, in each of them. */
export const demoBoxStandIns: readonly string[] = ['sweet-potato', 'beetroot', 'capsicum']

/** What its pictures show. */
export const demoBoxViews: readonly string[] = ['tomato', 'potato', 'palak', 'okra']
