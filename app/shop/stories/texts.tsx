import type { ReactNode } from 'react'

import { categoryPath, seasonsPath } from '#app/paths.ts'
import { linkTo } from '#app/ui/link-to.tsx'
import * as dals from '#words/shop/stories/dals/en.tsx'
import * as ghee from '#words/shop/stories/ghee/en.tsx'
import * as oil from '#words/shop/stories/oil/en.tsx'
import * as seasons from '#words/shop/stories/seasons/en.tsx'

import type { StorySlug } from './stories.ts'

/** A document of its own. */
const toSeasons = (text: string) => <a href={seasonsPath}>{text}</a>
const to = (category: string) => linkTo(categoryPath(category))

export const storyTexts: Record<StorySlug, () => ReactNode> = {
  'eating-with-the-seasons': () => seasons.text(to('vegetables'), to('fruits'), toSeasons),
  'know-your-dals': () => dals.text(to('pulses')),
  'why-oil-is-pressed-cold': () => oil.text(to('oils')),
  'how-ghee-is-made': () => ghee.text(to('dairy products')),
}
