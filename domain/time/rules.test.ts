import fc from 'fast-check'
import { expect, test } from 'vitest'

import { dateAndTime, endOfIndianDay, indianDay, indianHour, indianIso, longDate } from './rules.ts'
import { ofIndianField, startOfIndianDay, toIndianField } from './rules.ts'

const timeZone = 'Asia/Kolkata'
const long = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone })
const withTime = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone })
const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })
const hour = new Intl.DateTimeFormat('en-CA', { hour: '2-digit', hourCycle: 'h23', timeZone })

// India has kept one time since 1945.
const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })

test('a moment is told in Indian time, as Intl tells it', () => {
  fc.assert(
    fc.property(moment, (at) => {
      expect(longDate(at)).toBe(long.format(at))
      expect(dateAndTime(at.toISOString())).toBe(withTime.format(at).replaceAll('\u202F', ' '))
      expect(indianDay(at)).toBe(day.format(at))
      expect(indianHour(at)).toBe(Number(hour.format(at)))
    }),
  )
})

test('a day begins at its midnight in India and ends where the next one begins', () => {
  fc.assert(
    fc.property(moment, (at) => {
      const own = indianDay(at)
      expect(startOfIndianDay(own) <= at && at < endOfIndianDay(own)).toBe(true)
      expect(indianDay(startOfIndianDay(own))).toBe(own)
    }),
  )
})

test('what stands in a field, and in a file, is the moment that it was', () => {
  expect(indianIso(new Date('2026-12-03T00:30:00Z'))).toBe('2026-12-03T06:00:00+05:30')
  expect(toIndianField('2026-11-21T10:00:00Z')).toBe('2026-11-21T15:30')
  fc.assert(
    fc.property(moment, (at) => {
      expect(new Date(indianIso(at))).toEqual(at)
      at.setUTCSeconds(0, 0)
      expect(new Date(ofIndianField(toIndianField(at)))).toEqual(at)
    }),
  )
})
