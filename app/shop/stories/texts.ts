import type { ComponentType } from 'react'

import { Dals } from './dals.tsx'
import { Ghee } from './ghee.tsx'
import { Oil } from './oil.tsx'
import { Seasons } from './seasons.tsx'
import type { StorySlug } from './stories.ts'

export const storyTexts: Record<StorySlug, ComponentType> = {
  'eating-with-the-seasons': Seasons,
  'know-your-dals': Dals,
  'why-oil-is-pressed-cold': Oil,
  'how-ghee-is-made': Ghee,
}
