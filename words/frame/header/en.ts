// The header and its menus.

/** The shop's name leads home. */
export const homeOf = (shop: string) => `${shop}, home`
export const menu = 'Menu'
export const closeMenu = 'Close menu'
/** The name of the links to the pages. */
export const shop = 'Shop'
export const home = 'Home'
export const allProducts = 'All products'
export const about = 'About'
export const contact = 'Contact'
export const cart = 'Cart'
export const cartEmpty = 'Cart, empty'
export const cartHolds = (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`
export const login = 'Login'
export const logout = 'Logout'
export const logoutFailed = 'Logout failed. Please try again.'
export const yourAccount = 'Your account'
export const accountOf = (name: string) => `Your account, ${name}`
export const account = 'Account'
export const yourOrders = 'Your orders'
export const myOrders = 'My Orders'
export const stall = 'Stall'
export const adminPanel = 'Admin Panel'
export const orderAgain = 'Order again'
export const categories = 'Categories'

export const comingSoon = 'Coming soon'
export const everything = 'Everything'
export const groceries = 'Groceries'
export const juice = 'Juice'

/** Each of the two searches by its place. */
export const searchInHeader = 'In the header'
export const searchInMenu = 'From the menu'
