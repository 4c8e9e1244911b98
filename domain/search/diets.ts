/** What people leave out of their food, by what they call it and by the words of goods that have it. */
const diets = [
  {
    label: 'Without sugar',
    names: 'sugar chini cheeni shakkar shakar shugar चीनी शुगर शक्कर',
    terms: 'sugar jaggery honey sweetened syrup kulfi barfi biscuit rusk',
  },
  { label: 'Without onion', names: 'onion onions pyaz pyaaz piyaz kanda प्याज प्याज़ कांदा', terms: 'onion' },
  { label: 'Without garlic', names: 'garlic lehsun lahsun lasun lasan लहसुन लसूण', terms: 'garlic' },
  {
    label: 'Without milk',
    names: 'milk dairy lactose doodh dudh दूध',
    terms: 'milk ghee paneer curd butter buttermilk cheese cream mawa shrikhand kulfi',
  },
  { label: 'Without egg', names: 'egg eggs anda ande अंडा अंडे', terms: 'egg' },
  {
    label: 'Without gluten',
    names: 'gluten wheat gehu gehun ग्लूटेन गेहूं गेहूँ',
    terms: 'wheat atta maida suji daliya bread biscuit rusk',
  },
  { label: 'Without nuts', names: 'nut nuts', terms: 'cashew almond walnut pistachio peanut nut' },
  { label: 'Without salt', names: 'salt namak नमक', terms: 'salt' },
  {
    label: 'Vegan',
    names: 'vegan वीगन',
    terms: 'milk ghee paneer curd butter buttermilk cheese cream mawa shrikhand kulfi egg honey',
  },
  { label: 'Jain', names: 'jain जैन', terms: 'onion garlic potato ginger carrot beetroot egg honey' },
].map(({ label, names, terms }) => ({ label, names: names.split(' '), terms: terms.split(' ') }))

/** All words by which something is known to be left out, but for those of whole diets. */
export const dietWords = diets.slice(0, -2).flatMap(({ names }) => names)

/** The words for one of them. */
export function wordsOfDiet(name: string): readonly string[] {
  return diets.find(({ names }) => names.includes(name))?.names ?? []
}

/** What is meant by leaving this out, as a chip says it and as goods with it are found; else itself. */
export function dietNamed(name: string): { label: string; terms: readonly string[] } {
  const given = name.toLowerCase()
  return diets.find(({ names }) => names.includes(given)) ?? { label: `Without ${name}`, terms: [given] }
}
