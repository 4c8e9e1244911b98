import { categoryPath, listingPath } from '#app/paths.ts'

import dairyMorning from './scenes/dairy-morning.svg?url'
import mangoSeason from './scenes/mango-season.svg?url'
import millets from './scenes/millets-after-harvest.svg?url'
import oilPress from './scenes/oil-press.svg?url'
import villageMarket from './scenes/village-market.svg?url'

export interface BannerSlide {
  name: string
  title: string
  text: string
  link: { label: string; to: string }
  /** The address of its drawing, in which left is calm: the words stand there. */
  scene: string
}

export const bannerSlides: readonly BannerSlide[] = [
  {
    name: 'Village market',
    title: 'The haat has set up its stalls',
    text: 'What the village grows, presses and weaves, laid out for you by day and by night.',
    link: { label: 'Walk the stalls', to: listingPath() },
    scene: villageMarket,
  },
  {
    name: 'Mango season',
    title: 'Mangoes, for as long as they last',
    text: 'Picked when the branch lets go, and sent while they still smell of the orchard.',
    link: { label: 'See the fruits', to: categoryPath('fruits') },
    scene: mangoSeason,
  },
  {
    name: 'After the harvest',
    title: 'The threshing floor is full',
    text: 'The millets are in and the fields rest. Dals of the new crop, sun-dried, by the kilo.',
    link: { label: 'See the pulses', to: categoryPath('pulses') },
    scene: millets,
  },
  {
    name: 'Oil press',
    title: 'Pressed slowly, in wood',
    text: 'Groundnut, sesame and mustard go once around the old press, and nothing is added.',
    link: { label: 'See the oils', to: categoryPath('oils') },
    scene: oilPress,
  },
  {
    name: 'Dairy morning',
    title: 'The cans are filled before sunrise',
    text: 'Milk, curd, paneer and slow-cooked ghee from small herds that know their keepers.',
    link: { label: 'See the dairy shelf', to: categoryPath('dairy products') },
    scene: dairyMorning,
  },
]
