import type { ComponentType } from 'react'

import { Ghee } from './ghee.tsx'
import { Millets } from './millets.tsx'
import { Oil } from './oil.tsx'
import { Seasons } from './seasons.tsx'
import type { StorySlug } from './stories.ts'

export const storyTexts: Record<StorySlug, ComponentType> = {
  'eating-with-the-seasons': Seasons,
  'a-field-guide-to-millets': Millets,
  'why-oil-is-pressed-cold': Oil,
  'how-ghee-is-made': Ghee,
}
