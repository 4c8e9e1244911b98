// The home page, for search engines and the browser's tab.

export const title = (shop: string) => `${shop}: the village market, open 24×7`
export const description =
  'Organic vegetables, fruits, dairy, oils, pulses and handmade goods from village producers, brought to your doorstep.'
