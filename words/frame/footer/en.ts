// Both footers.

export const theShop = 'The shop'
export const home = 'Home'
export const allProducts = 'All products'
export const cart = 'Cart'
export const checkout = 'Checkout'

export const categories = 'Categories'
export const vegetables = 'Vegetables'
export const fruits = 'Fruits'
export const dairyProducts = 'Dairy Products'
export const oils = 'Oils'
export const dryFruits = 'Dry Fruits'

export const about = 'About'
export const aboutUs = 'About Us'
export const contact = 'Contact'
export const stories = 'Stories'

export const help = 'Help'
export const questions = 'Questions'
export const delivery = 'Delivery'
export const privacy = 'Privacy'
export const terms = 'Terms'

/** Before its number. */
export const fssaiLicence = 'FSSAI licence'

export const newsAndApp = 'Newsletter and app'
export const newsFrom = (shop: string) => `News from ${shop}`
export const yourEmail = 'Your e-mail'
export const subscribe = 'Subscribe'
export const startsSoon = 'The newsletter starts soon. Until then, nothing you type here is sent or kept.'
export const comingSoon = 'Coming soon'
