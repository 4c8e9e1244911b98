import type { Category } from '#domain/catalog/rules.ts'

import { elsewhere, isPraise, kindOfWord } from './query-words.ts'
import { inDevanagari } from './scripts.ts'

/**
 * Words for one kind of shelf, parted by commas. A shelf whose label is among them is meant by each of them,
 * whatever shop it is of.
 */
const kindsOfShelves = [
  `vegetables, vegetable, veg, veggie, veggies, sabzi, sabji, subzi, subji, sabziyan, sabziya, sabjiyan, sabjiya, tarkari,
  green vegetables, hari sabzi, hari sabji, shaak, shakbhaji, bhajipala, kaikari, kaykari, kuragayalu, सब्जी, सब्जियां, सब्जियाँ, सब्जिया,
  तरकारी, भाजी, भाज्या, हरी सब्जी, शाकभाजी, साग सब्जी, सबजि, सब्जि, सवजि, शाक, काय्करि, काय्गरि, कूरगायलु`,
  'fruits, fruit, phal, fal, falon, phalon, fal fruit, फल, फलों, फळ, फळे, पजम्, पजङ्गळ्, पंडु, पंड्लु, पण्डु',
  `oils, oil, tel, tail, tael, cooking oil, edible oil, khane ka tel, khana pakane ka tel, ennai, nune, तेल, खाने का तेल, ऑयल, एण्णाइ, नूने, नूनॆ`,
  `medicines, medicine, dawai, dawaai, dawa, dawaiyan, davai, dava, davaiyan, aushadhi, ayurvedic medicine, medical, दवाई, दवा, दवाइयां, दवाइयाँ,
  औषध, औषधे, औषधि, दबा, ओषुध, मरुन्दु, मन्दुलु`,
  'pulses, pulse, dal, daal, dhal, dals, dalen, daalein, lentil, lentils, dal dana, दाल, दालें, डाळ, डाळी, डाल, कडधान्य',
  `dry fruits, dry fruit, dryfruit, dryfruits, mewa, meva, mewe, sukha mewa, sukhe mewe, sookha mewa, मेवा, मेवे, सूखा मेवा, सूखे मेवे, सुकामेवा,
  ड्राई फ्रूट, ड्राई फ्रूट्स`,
  `dairy products, dairy, dairy product, milk products, milk product, doodh dahi, डेयरी, दूध दही, दुग्धजन्य`,
  `grains and flours, grains, grain, flours, flour, anaj, anaaj, cereals, cereal, अनाज`,
  `spices, spice, masala, masale, masaala, masalay, garam masale, मसाला, मसाले, मशला, मसाला पाउडर`,
  `pickles, pickle, achar, achaar, aachar, acar, lonche, athanu, अचार, लोणचे, लोणची, आचार, अथाणु, ऊरुगाय, ऊरगाय`,
  'sweeteners, sweetener, meetha, mitha, sugar and honey, jaggery and honey, gud aur shahad, मीठा',
  'juice, juices, fruit juice, fruit juices, ras, sharbat, cold drinks, जूस, रस, शरबत',
  `handmade arts, handmade, handicraft, handicrafts, hand made, handmade art, crafts, craft, hastshilp, hastkala, hast shilp, art, arts, हस्तशिल्प,
  हस्तकला`,
  `personal care, beauty, beauty products, skin care, skincare, body care, cosmetics, cosmetic, saundarya, sundarta, toiletries, सौंदर्य`,
  'coffee, coffees, kofi, kaapi, कॉफी, काफी, काॅफी',
  'healthcare, health care, health, swasthya, sehat, स्वास्थ्य, सेहत',
  'daily needs, daily need, kirana, kirana saman, rashan, ration, grocery, groceries, gharelu saman, rozmarra, किराना, राशन',
].map((words) => words.split(',').map(plain))

/** The shelf that a text names and nothing else. */
export function shelfNamed(text: string, categories: readonly Category[]): Category | undefined {
  const words = plain(text).split(' ')
  const name = words.filter((word) => !isPraise(word)).join(' ')
  if (name === '' || kindOfWord(name) === elsewhere) return undefined
  const kinds = kindsOfShelves.filter((kind) => kind.includes(name))
  return (
    categories.find(({ label, hindiLabel }) =>
      [label, hindiLabel].some((own) => own && plain(own) === name),
    ) ??
    categories.find(({ label }) => kinds.some((kind) => kind.includes(plain(label)))) ??
    categories.find(({ label }) => name.length >= 6 && isSlip(name, plain(label)))
  )
}

/** In small letters, with single blanks and without the dots of Devanagari that many leave out. */
function plain(text: string): string {
  return inDevanagari(text.normalize('NFC'))
    .replaceAll('\u093C', '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether they differ by one letter more, less or other, or by two neighbours that changed places. */
function isSlip(one: string, other: string): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const rest = (text: string, from: number) => text.slice(same + from)
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[same] === other[same + 1] && one[same + 1] === other[same] && rest(one, 2) === rest(other, 2))
  )
}
