import type { DemoMotif, DemoProduct } from '../../db/demo-market/types.ts'
import type { Motif } from './motif.ts'
import { piles } from './motifs/piles.ts'
import { heapBox } from './shapes.ts'

/**
 * How the further views show what is in a pack: a bowl heaped with it, a bowl of a liquid in a colour, pieces
 * strewn about or stalks laid down (both on a plate from close by), things that belong on no plate, or one
 * piece beside the pack. A motif that only stands for the goods, as the cow does for milk, is not shown:
 * flour has a pile of its own beside the ear on its label.
 */
export type Contents =
  | { kind: 'strewn' | 'laid' | 'things' | 'beside' | 'none' }
  | { kind: 'heaped'; pile?: Motif }
  | { kind: 'liquid'; colour: string; with?: 'dipper' }

const heaped = { kind: 'heaped' } as const
const beside = { kind: 'beside' } as const
const laid = { kind: 'laid' } as const
const things = { kind: 'things' } as const
const none = { kind: 'none' } as const

/** The motifs that are not simply strewn about. */
export const contentsByMotif: Partial<Record<DemoMotif, Contents>> = {
  'own:toor-dal': heaped,
  'own:moong-dal': heaped,
  'own:urad-dal': heaped,
  'own:masoor-dal': heaped,
  'own:chana-dal': heaped,
  'own:green-moong': heaped,
  'own:moth': heaped,
  'own:horse-gram': heaped,
  'own:sesame': heaped,
  'own:ajwain': heaped,
  'own:davara': beside,
  'own:iced-coffee': beside,
  'own:glass-water': beside,
  'own:ghee-bowl': beside,
  'own:curd-bowl': beside,
  'own:shrikhand': beside,
  'own:cream-bowl': beside,
  'own:clay-bowl': beside,
  'own:chaas': beside,
  'own:mixed-fruit': beside,
  'own:cotton': beside,
  'own:mixed-nuts': beside,
  'own:sugarcane': laid,
  'own:tulsi': laid,
  'own:giloy': laid,
  'own:neem': laid,
  'own:adulsa': laid,
  'own:aloe': beside,
  'own:isabgol': laid,
  'own:eucalyptus': laid,
  'fluent:hot-beverage': beside,
  'fluent:teacup-without-handle': beside,
  'noto:pot-of-food': beside,
  'fluent:honey-pot': beside,
  'own:cow': { kind: 'liquid', colour: '#fffdf6' },
  'own:buffalo': { kind: 'liquid', colour: '#fffaf0' },
  'own:mint': laid,
  'own:mustard': laid,
  'own:flax': laid,
  'own:safflower': laid,
  'own:niger': laid,
  'own:clove': laid,
  'fluent:rose': laid,
  'fluent:sunflower': laid,
  'fluent:adhesive-bandage': things,
  'own:face-mask': things,
  'fluent:wrapped-gift': none,
  'fluent:droplet': none,
  'fluent:honeybee': none,
  'own:hands-drop': none,
  'own:jeera': heaped,
  'own:dhaniya': heaped,
  'own:rai': heaped,
  'own:saunf': heaped,
  'own:peppercorns': heaped,
  'own:poha': heaped,
  'own:daliya': heaped,
  'own:basmati': heaped,
  'own:matta-rice': heaped,
  'own:cinnamon': laid,
  // They stand for what is in the pack.
  'fluent:pot-of-food': none,
  'fluent:soap': beside,
  'fluent:bubbles': none,
  'fluent:fire': none,
}

/** Goods whose label shows what they are made of. */
const liquids: Readonly<Record<string, Contents>> = {
  'mustard-honey': honey('#f0d99a'),
  'litchi-honey': honey('#e9a92e'),
  'jamun-honey': honey('#6a2c18'),
  'ajwain-honey': honey('#b5561a'),
  'nolen-gur': { kind: 'liquid', colour: '#8f4716' },
  'date-syrup': { kind: 'liquid', colour: '#46200f' },
  kakvi: { kind: 'liquid', colour: '#9c5216' },
  'tamarind-chutney': { kind: 'liquid', colour: '#5c2a18' },
}

function honey(colour: string): Contents {
  return { kind: 'liquid', colour, with: 'dipper' }
}

/** Goods that lie about as the pile of others does. */
const pilesAlike: Readonly<Record<string, string>> = {
  'white-sugar': 'bura',
  'iodised-salt': 'bura',
  maida: 'bura',
  suji: 'bura',
}

/** The contents that a pack shows. */
export function contentsOf({ slug, picture }: Pick<DemoProduct, 'slug' | 'picture'>): Contents {
  const pile = piles[pilesAlike[slug] ?? slug]
  if (pile) return { kind: 'heaped', pile: { body: pile, box: heapBox } }
  return liquids[slug] ?? contentsByMotif[picture.motif] ?? { kind: 'strewn' }
}
