// What the shop says of itself.

export const title = 'About Us'
/** Empty where the shop has not said in which state it is. */
export const description = (shop: string, state: string) =>
  `${shop} is a village market${state && ` from ${state}`}, open 24×7 and brought to your doorstep: organic food and handmade goods.`
export const heading = 'The village market, open all day.'
export const lead =
  'A haat is the weekly market of a village. Ours is open day and night, and comes to your door.'

export const story = 'From the field to your street'
export const atHaat =
  'At a haat, farmers and craftspeople sell what they have grown or made. You look at it, smell it and ask the price. You know whom you buy from.'
export const longWay =
  'On the long way to a shop in the city, food passes through many hands and many days. The farmer gets little money for it, and you get little taste. We keep the way short: we buy from farmers, small mills and workshops, pack the goods and send them to you.'
/** `days`: such as '7 days'. */
export const clearPrices = (days: string) =>
  `You see every price clearly, and the price of a kilo or a litre beside it. If something is not good, tell us within ${days}: we replace it or return your money.`

export const inFigures = (shop: string) => `${shop} in figures`
export const curated = 'Curated Products'
export const categories = 'Product Categories'
export const goal = (count: number) =>
  `These numbers are our goal. Today you can shop in ${count} categories.`

export const certified = 'Certified Products'
export const fiveKinds = 'Five kinds of goods. We visit the people who make them before we sell them.'
export const fruit = 'Fruit and vegetables'
export const fruitText = 'Grown without synthetic pesticides, picked ripe and sold fresh.'
export const pulses = 'Pulses'
export const pulsesText = 'Dals, beans and peas, cleaned and sorted, with nothing added.'
export const oils = 'Cold-pressed oils'
export const oilsText = 'Mustard, sesame, groundnut and coconut oil, pressed slowly and not refined.'
export const dairy = 'Dairy'
export const dairyText = 'Milk, curd, paneer and ghee from small village herds.'
export const handmade = 'Handmade goods'
export const handmadeText = 'Pots, lamps, toys and block-printed cloth, from workshops that we know.'

export const comeIn = 'Come in and look around.'
export const start = 'Start Shopping'
