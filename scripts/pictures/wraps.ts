import type { DemoProduct, PackPicture } from '../../db/demo-market/types.ts'
import { inks } from './inks.ts'

type Wrap = Pick<PackPicture, 'form' | 'colour' | 'cap'>

/** What goods that are neither packed nor weighed out are handed over in; a box where nothing is said. */
const wraps: Readonly<Record<string, Wrap>> = {
  'terracotta-diya-set': { form: 'box', colour: '#a8552f' },
  'bamboo-fruit-basket': { form: 'box', colour: '#b98d57' },
  'chanderi-silk-sari': { form: 'box', colour: '#a8334f' },
  'pashmina-scarf': { form: 'box', colour: '#8c3a4a' },
  'hand-spun-yarn': { form: 'pouch', colour: '#b5622a' },
  'madhubani-painting': { form: 'box', colour: '#c26a2c' },
  'clay-water-pot': { form: 'box', colour: '#b5673a' },
  'rudraksha-mala': { form: 'pouch', colour: '#7a4a2c' },
  'soy-wax-candle': { form: 'tin', colour: '#6b8a7a', cap: '#c9a860' },
  'kondapalli-toy': { form: 'box', colour: '#d0812f' },
  'palm-leaf-fan': { form: 'pouch', colour: '#7c9a4d' },
  'jute-tote-bag': { form: 'pouch', colour: '#a88450' },
  'block-print-tablecloth': { form: 'box', colour: '#7a2f3d' },
  'first-aid-kit': { form: 'box', colour: '#c2503f' },
  'hot-water-bag': { form: 'box', colour: '#b5483c' },
  'neem-tulsi-soap': { form: 'box', colour: '#5f8a4a' },
  'sandalwood-soap': { form: 'box', colour: '#c29a62' },
  'bamboo-toothbrush': { form: 'box', colour: '#7c9a4d' },
  paneer: { form: 'pouch', colour: '#5b8fc0' },
  'white-butter': { form: 'tub', colour: '#f3e2a6', cap: '#3d6a94' },
  'hill-cheese': { form: 'pouch', colour: '#d9a93a' },
  kulfi: { form: 'box', colour: '#d2853a' },
  'country-eggs': { form: 'box', colour: '#a88058' },
  'mawa-barfi': { form: 'box', colour: '#a8334f' },
  gur: { form: 'box', colour: '#a8641f' },
  'palm-jaggery': { form: 'box', colour: '#5a3626' },
}

/** The pack of goods that have none on the shelf, with a label as every pack has. */
export function wrapOf({ slug, name, category, picture }: DemoProduct): PackPicture {
  const wrap = wraps[slug] ?? { form: 'box', colour: inks[category] }
  return { ...wrap, motif: picture.motif, title: name }
}
