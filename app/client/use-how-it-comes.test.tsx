import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { useHowItComes } from './use-how-it-comes.ts'

test('while addresses and hours are not known, what stands is proposed and stays', () => {
  const address = { _id: 'home', name: 'Asha', line1: '12 Lane', town: 'Pune', pinCode: '411002' }
  const delivery = { collect: false, address, point: null, fromMinute: 360, pays: 'wallet' as const }
  const present = { delivery, subscriptions: [], firstOpenDay: '2026-12-01', receivableLeft: null }
  function Shown() {
    const how = useHowItComes(present, null, async () => null)
    return JSON.stringify([how.hours, how.delivery])
  }
  expect(JSON.parse(renderToStaticMarkup(<Shown />).replaceAll('&quot;', '"'))).toEqual([
    null,
    { addressId: 'home', fromMinute: 360, pays: 'wallet' },
  ])
})
