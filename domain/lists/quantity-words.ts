import type { NetUnit } from '#domain/catalog/rules.ts'

// The words of numbers and units in Hindi and English, in both letters.

const numberWords: readonly (readonly [number, string])[] = [
  [1, 'ek one एक'],
  [2, 'do two दो'],
  [3, 'teen tin three तीन'],
  [4, 'char chaar four चार'],
  [5, 'paanch panch paach five पांच पाँच पाच'],
  [6, 'chhah chhe chah che chheh chey six छह छः छ छे'],
  [7, 'saat sat seven सात'],
  [8, 'aath aat eight आठ'],
  [9, 'nau nine नौ'],
  [10, 'das dus ten दस'],
  [11, 'gyarah gyara eleven ग्यारह'],
  [12, 'barah bara baarah twelve बारह'],
  [13, 'terah thirteen तेरह'],
  [14, 'chaudah fourteen चौदह'],
  [15, 'pandrah pandra fifteen पंद्रह पन्द्रह'],
  [16, 'solah sola sixteen सोलह'],
  [17, 'satrah seventeen सत्रह'],
  [18, 'atharah athara eighteen अठारह'],
  [19, 'unnis unnees nineteen उन्नीस'],
  [20, 'bees bis twenty बीस'],
  [25, 'pachees pachis पच्चीस'],
  [30, 'tees thirty तीस'],
  [40, 'chalis chalees forty चालीस'],
  [50, 'pachas pachaas fifty पचास'],
]

const numbers = new Map(
  numberWords.flatMap(([value, words]) => words.split(' ').map((word) => [word.normalize('NFC'), value])),
)

/** One and a half, two and a half; alone or of what follows: 'dedh sau'. */
const whole = named({
  1.5: 'dedh ded derh डेढ़ डेढ',
  2.5: 'dhai dhaai adhai ढाई अढ़ाई ढाइ',
})
/** A quarter more or less, a half more than what follows; 'sava kilo' is 1.25. */
const around = named({
  0.25: 'sava sawa savaa सवा',
  [-0.25]: 'paune pauna पौने पौना',
  0.5: 'sadhe saadhe साढ़े साढे',
})
/** A part of what follows. */
const parts = named({ 0.5: 'aadha adha aadhi aadhe adhi half आधा आधी आधे', 0.25: 'quarter चौथाई' })
/** A quarter of a kilogram or litre, or a unit of that by itself. */
const quarters = wordsIn('pav paav pao paw pau पाव')
const hundreds = wordsIn('sau so hundred सौ')

/** What is measured, and how much each unit is. */
interface Unit {
  unit: NetUnit | 'pack'
  amount: number
}

const units = new Map<string, Unit>([
  ...unitsIn(
    'kg kgs kilo kilos kilogram kilograms kilogramme kilograme kgm किलो किग्रा किलोग्राम केजी',
    'g',
    1000,
  ),
  ...unitsIn('g gm gms gr grm gram grams gramm gramme grammes ग्राम ग्रा', 'g', 1),
  ...unitsIn('l lt ltr ltrs lit litre litres liter liters litar लीटर लिटर', 'ml', 1000),
  ...unitsIn('ml mili mililitre millilitre millilitres milliliter mls मिली मिलीलीटर एमएल', 'ml', 1),
  ...unitsIn('piece pieces pc pcs pece nos nag पीस नग', 'piece', 1),
  ...unitsIn('darjan dozen dozens darzan dz doz दर्जन', 'piece', 12),
  ...unitsIn(
    'packet packets pkt pkts paket pack packs pouch pouches box boxes dibba dabba dibbe bottle bottles botal btl bunch bunches ' +
      'gaddi gatthi gucchi jar jars tin tins set sets roll rolls loaf can cans carton strip strips sachet sachets bag bags thaili ' +
      'पैकेट पैकिट पॅकेट डिब्बा डिब्बे बोतल गड्डी गट्ठी थैली सेट डब्बा',
    'pack',
    1,
  ),
])

/** The number that this word is; null for none. */
export function numberOf(word: string): number | null {
  return numbers.get(word) ?? null
}

/** The unit that this word is. */
export function unitOf(word: string): Unit | null {
  return units.get(word) ?? null
}

export const wholeOf = (word: string): number | null => whole.get(word) ?? null
export const aroundOf = (word: string): number | null => around.get(word) ?? null
export const partOf = (word: string): number | null => parts.get(word) ?? null
export const isQuarter = (word: string): boolean => quarters.has(word)
export const isHundred = (word: string): boolean => hundreds.has(word)

function named(words: Record<string, string>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(words).flatMap(([value, list]) => [...wordsIn(list)].map((word) => [word, Number(value)])),
  )
}

function unitsIn(words: string, unit: Unit['unit'], amount: number): [string, Unit][] {
  return [...wordsIn(words)].map((word) => [word, { unit, amount }])
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.normalize('NFC').split(' '))
}
