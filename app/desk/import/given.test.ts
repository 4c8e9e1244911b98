import { expect, test } from 'vitest'

import { unsaved } from './given.ts'
import type { Given } from './given.ts'

const goods = { _id: 'dal', productName: 'Chana Dal' } as Given['goods']

test('leaving loses every picture that is not in its product, whoever it belongs to', () => {
  const file = new File([], 'dal.jpg')
  const picture = (step: Given['step'], of: Given['goods'] = goods): Given => ({
    key: 'one',
    file,
    preview: 'blob:one',
    view: 1,
    goods: of,
    offered: [],
    step,
  })
  expect(
    unsaved([
      picture({ is: 'chosen' }, null),
      picture({ is: 'chosen' }),
      picture({ is: 'sending', progress: 0.5 }),
      picture({ is: 'failed', reason: 'No answer came.' }),
      picture({ is: 'saved' }),
    ]),
  ).toBe(4)
  expect(unsaved([picture({ is: 'saved' })])).toBe(0)
})
