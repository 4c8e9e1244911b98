// The page of a product, without what people say of it.

export const addToCart = 'Add To Cart'
export const buy = 'Buy'
/** What a button is called that says `buy`. */
export const buyThis = (goods: string) => `Buy: ${goods}`
/** What the bar at the foot of the window is called. */
export const buyBar = (name: string) => `Buy ${name}`
export const seeCart = (count: number) => `See cart, ${count} in it`
export const breadcrumb = 'Breadcrumb'
export const allProducts = 'All products'
/** It follows the price of a kilo or litre. */
export const withTaxes = 'incl. of all taxes'
/** The day as `shortDay` writes it. */
export const priceUntil = (day: string) => `This price until ${day}`
export const onlyLeft = (count: string) => `Only ${count} left`
export const packs = 'Packs'
export const description = 'Description'
export const noDescription = 'Description not available.'
export const goesWith = 'Goes with'
export const similar = 'Similar products'
export const recommended = 'Recommended Product'
export const noLongerSold = 'No longer sold'
export const weDoNotSell = (name: string) => `We do not sell ${name} any more.`
export const seeSimilar = 'See similar products'
export const reviews = 'Reviews'

/** What a picture shows. */
export const illustration = (goods: string) => `${goods} (illustration)`
export const zoomIn = 'Zoom in'
export const zoomed = 'Zoomed in. Move with the arrow keys. Press Escape to zoom out.'
export const pictures = 'Pictures'
export const pictureOf = (place: number, count: number) => `Picture ${place} of ${count}`

export const loading = 'Loading product...'
export const failed = 'Product did not load'
export const failedText = 'This product did not load.'

/** For search engines where the product has no description; the price as `formatPaise` writes it. */
export const inShort = (name: string, brand: string, pack: string, price: string) =>
  `${name}${brand && ` by ${brand}`}, ${pack}, for ${price}.`
