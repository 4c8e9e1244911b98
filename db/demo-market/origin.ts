import type { Declarations } from '#domain/catalog/declarations/rules.ts'

import type { DemoProduct } from './types.ts'

/** Goods of the demo market that are not all from India; undefined: from more than one country. */
const fromElsewhere: Record<string, string | undefined> = {
  pistachio: 'Iran',
  'mixed-dry-fruits-box': undefined,
}

/** Where one village can be named. */
const villages: Record<string, string> = {
  'apple-juice': 'Kotgarh, Himachal Pradesh',
  peach: 'Ramgarh, Uttarakhand',
  elaichi: 'Vandanmedu, Kerala',
}

/** What is declared of a product of the demo market; of another pack what is declared of the first one. */
export function declarationsOf({
  slug,
  of = slug,
}: Pick<DemoProduct, 'slug'> & { of?: string }): Declarations {
  const village = villages[of]
  const country = of in fromElsewhere ? fromElsewhere[of] : 'India'
  return { ...(village && { villageOfOrigin: village }), ...(country && { countryOfOrigin: country }) }
}
