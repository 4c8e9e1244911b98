/** What a telephone needs to put the shop among its apps. */
export function manifest(name: string): object {
  return {
    id: '/',
    name: `${name}: the village market`,
    short_name: name,
    description: 'Organic food and handmade goods from the village, brought to your doorstep.',
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f8f4eb',
    theme_color: '#f8f4eb',
    categories: ['shopping', 'food'],
    icons: [
      { src: '/icons/haat-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/haat-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/haat-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
