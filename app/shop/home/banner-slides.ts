import { categoryPath } from '#app/paths.ts'

import afterHarvest from './scenes/after-harvest.svg?url'
import dairyMorning from './scenes/dairy-morning.svg?url'
import mangoSeason from './scenes/mango-season.svg?url'
import oilPress from './scenes/oil-press.svg?url'
import villageMarketText from './scenes/village-market.svg?inline'
import villageMarket from './scenes/village-market.svg?url'

export interface BannerSlide {
  name: string
  title: string
  text: string
  link: { label: string; to: string }
  /** The URL of its drawing. The left of it is empty: the words stand there. */
  scene: string
}

export const bannerSlides: readonly BannerSlide[] = [
  {
    name: 'Village market',
    title: 'Vegetables as they are picked',
    text: 'Tomatoes, okra, greens and roots of the season, from small farms.',
    link: { label: 'See the shelf', to: categoryPath('vegetables') },
    // The document brings the first scene along: the first painting waits for no request. Where the page is
    // drawn in the browser, it is a file like the others.
    scene: import.meta.env.SSR ? villageMarketText : villageMarket,
  },
  {
    name: 'Mango season',
    title: 'Fruit when it is ripe',
    text: 'Mangoes in May, oranges in December: each in its weeks.',
    link: { label: 'See the fruits', to: categoryPath('fruits') },
    scene: mangoSeason,
  },
  {
    name: 'After the harvest',
    title: 'New dals of this harvest',
    text: 'Toor, moong, chana and masoor, cleaned and packed by the kilo.',
    link: { label: 'See the pulses', to: categoryPath('pulses') },
    scene: afterHarvest,
  },
  {
    name: 'Oil press',
    title: 'Oils from the wooden press',
    text: 'Mustard, groundnut and sesame oil, pressed slowly and without heat.',
    link: { label: 'See the oils', to: categoryPath('oils') },
    scene: oilPress,
  },
  {
    name: 'Dairy morning',
    title: 'Fresh milk every morning',
    text: 'Milk, curd, paneer and ghee from small village herds.',
    link: { label: 'See dairy products', to: categoryPath('dairy products') },
    scene: dairyMorning,
  },
]
