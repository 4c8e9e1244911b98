import { demoShop } from '#db/demo-market/shop.ts'

const { deliversEverywhere: _known, ...settings } = demoShop

/** What the demo market says of itself, as the panel's form sends it. */
export const demoSettings = settings
