import { categoryPath } from '#app/paths.ts'
import * as words from '#words/shop/home/parts/en.ts'

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
    name: words.marketName,
    title: words.marketTitle,
    text: words.marketText,
    link: { label: words.marketLink, to: categoryPath('vegetables') },
    // The document brings the first scene along: the first painting waits for no request. Where the page is
    // drawn in the browser, it is a file like the others.
    scene: import.meta.env.SSR ? villageMarketText : villageMarket,
  },
  {
    name: words.mangoName,
    title: words.mangoTitle,
    text: words.mangoText,
    link: { label: words.mangoLink, to: categoryPath('fruits') },
    scene: mangoSeason,
  },
  {
    name: words.harvestName,
    title: words.harvestTitle,
    text: words.harvestText,
    link: { label: words.harvestLink, to: categoryPath('pulses') },
    scene: afterHarvest,
  },
  {
    name: words.pressName,
    title: words.pressTitle,
    text: words.pressText,
    link: { label: words.pressLink, to: categoryPath('oils') },
    scene: oilPress,
  },
  {
    name: words.dairyName,
    title: words.dairyTitle,
    text: words.dairyText,
    link: { label: words.dairyLink, to: categoryPath('dairy products') },
    scene: dairyMorning,
  },
]
