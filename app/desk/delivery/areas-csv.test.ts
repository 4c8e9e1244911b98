import { expect, test } from 'vitest'

import { readCsv as read, withWhatStays, writeCsv } from './areas-csv.ts'

/** As a shop without areas takes it. */
function readCsv(text: string, takesCash = false) {
  const { areas, problems } = read(text)
  return { areas: withWhatStays(areas, [], { takesCash }), problems }
}
const nothingOwn = { shipping: null, freeFrom: null, least: null }
const noDays = { weekdays: null, orderUntil: null }

const lucknow = {
  from: '226001',
  to: '226099',
  days: 1,
  note: 'Before noon, please "ring".',
  cash: true,
  shipping: 60.5,
  freeFrom: 'never' as const,
  least: 300,
  weekdays: [1, 4],
  orderUntil: 18,
}
const pune = { from: '411002', to: '411002', days: null, note: '', cash: false, ...noDays, ...nothingOwn }

test('a list that was written is read as the same list', () => {
  expect(readCsv(writeCsv([lucknow, pune]))).toEqual({ areas: [lucknow, pune], problems: [] })
})

test('with or without a head, with empty lines, and with tabs or semicolons, as a spreadsheet copies it', () => {
  const [first, second] = [
    { ...pune, from: '226001', to: '226099', days: 0, note: 'दोपहर से पहले', cash: true },
    pune,
  ]
  for (const text of [
    'from,to,days,note,cash\r\n\r\n226001,226099,0,दोपहर से पहले,Yes\r\n411002\r\n',
    '﻿226001\t226099\t0\tदोपहर से पहले\tTRUE\n411 002\t\t\t\tfalse',
    'PIN code;up to;days;note;cash\n226001;226099;0;दोपहर से पहले;1\n411002;;;;',
  ])
    expect(readCsv(text), text).toEqual({ areas: [first, second], problems: [] })
})

test('what is wrong is said with its line, also below a note of two lines', () => {
  const text = [
    'from,to,days,note,cash',
    '226001,226099,1,"In the morning.',
    'Ring twice.",yes',
    '026001',
    '411009,411001',
    '560001,,soon,,maybe',
    '226050',
    `700001,,,${'a'.repeat(201)}`,
    '110001,,,,,free,0,-1,someday,25,more',
  ].join('\n')
  expect(readCsv(text).problems).toEqual([
    'Line 4: Please enter a PIN code of 6 digits.',
    'Line 5: The last PIN code comes before the first one.',
    'Line 6: Days are a whole number from 0 to 60.',
    'Line 6: For cash write yes or no.',
    'Line 8: A note has at most 200 letters.',
    'Line 9: For weekdays write Mon Wed Fri, or daily, or nothing.',
    'Line 9: Orders until: an hour from 1 to 24, such as 18, or nothing.',
    'Line 9: Please enter an amount in rupees, such as 60, or nothing.',
    'Line 9: Free from: a sum above 0, such as 800, or never, or nothing.',
    'Line 9: Least sum: a sum above 0, such as 300, or nothing.',
    'Line 9: It has more than 10 columns.',
    'Line 7: 226050 has PIN codes of line 2, 226001 to 226099.',
  ])
})

test('nothing is no list, and neither is one of more areas than the shop keeps', () => {
  expect(readCsv(' \n').problems).toEqual(['There is no area in it.'])
  const many = Array.from({ length: 2001 }, (_, place) => 400_000 + place).join('\n')
  expect(readCsv(many).problems).toEqual(['There are 2001 areas. A list has at most 2000.'])
})

test('an area of which nothing is said takes cash if the shop does', () => {
  const cashOf = (text: string, takesCash: boolean) => readCsv(text, takesCash).areas.map(({ cash }) => cash)
  for (const takesCash of [true, false])
    expect(cashOf('226001\n226002,,2,Noon\n226003,,,,yes\n226004,,,,no', takesCash)).toEqual([
      takesCash,
      takesCash,
      true,
      false,
    ])
})

test('what a file of before the fees does not say stays as it is, and so does an empty cash', () => {
  const imported = (text: string, takesCash: boolean) =>
    withWhatStays(read(text).areas, [lucknow, pune], { takesCash })
  expect(imported('from,to,days,note,cash\n226001,226099,2,Noon,\n411002,,,,\n560001,,,,', true)).toEqual([
    { ...lucknow, days: 2, note: 'Noon' },
    pune,
    { ...pune, from: '560001', to: '560001', cash: true },
  ])
  expect(imported('226001,226099\n226100', false)).toEqual([
    lucknow,
    { ...pune, from: '226100', to: '226100' },
  ])
  expect(imported('226001,226099,1,Noon,no,,,', false)).toEqual([
    { ...lucknow, note: 'Noon', cash: false, ...nothingOwn },
  ])
})
