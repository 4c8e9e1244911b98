/** What people leave out of their food, by what they call it and by the words of goods that have it. */
const diets = [
  {
    name: 'sugar',
    names: 'sugar chini cheeni shakkar shakar shugar चीनी शुगर शक्कर',
    terms: 'sugar jaggery honey sweetened syrup kulfi barfi biscuit rusk',
  },
  { name: 'onion', names: 'onion onions pyaz pyaaz piyaz kanda प्याज प्याज़ कांदा', terms: 'onion' },
  { name: 'garlic', names: 'garlic lehsun lahsun lasun lasan लहसुन लसूण', terms: 'garlic' },
  {
    name: 'milk',
    names: 'milk dairy lactose doodh dudh दूध',
    terms: 'milk ghee paneer curd butter buttermilk cheese cream mawa shrikhand kulfi',
  },
  { name: 'egg', names: 'egg eggs anda ande अंडा अंडे', terms: 'egg' },
  {
    name: 'gluten',
    names: 'gluten wheat gehu gehun ग्लूटेन गेहूं गेहूँ',
    terms: 'wheat atta maida suji daliya bread biscuit rusk',
  },
  { name: 'nuts', names: 'nut nuts', terms: 'cashew almond walnut pistachio peanut nut' },
  { name: 'salt', names: 'salt namak नमक', terms: 'salt' },
  {
    name: 'vegan',
    names: 'vegan वीगन',
    terms: 'milk ghee paneer curd butter buttermilk cheese cream mawa shrikhand kulfi egg honey',
  },
  { name: 'jain', names: 'jain जैन', terms: 'onion garlic potato ginger carrot beetroot egg honey' },
].map(({ name, names, terms }) => ({ name, names: names.split(' '), terms: terms.split(' ') }))

/** All words by which something is known to be left out, but for those of whole diets. */
export const dietWords = diets.slice(0, -2).flatMap(({ names }) => names)

/** The words for one of them. */
export function wordsOfDiet(name: string): readonly string[] {
  return diets.find(({ names }) => names.includes(name))?.names ?? []
}

/** What is meant by leaving this out: what it is called, and the words of goods with it; else itself. */
export function dietNamed(name: string): { name: string; terms: readonly string[] } {
  const given = name.toLowerCase()
  return diets.find(({ names }) => names.includes(given)) ?? { name, terms: [given] }
}
