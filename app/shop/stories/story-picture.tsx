import type { ComponentType } from 'react'

import { pictureColours } from '#app/ui/picture-colours.ts'

import { DalScene } from './dal-scene.tsx'
import { GheeScene } from './ghee-scene.tsx'
import { OilScene } from './oil-scene.tsx'
import { SeasonsScene } from './seasons-scene.tsx'
import type { StorySlug } from './stories.ts'

const scenes: Record<StorySlug, ComponentType> = {
  'eating-with-the-seasons': SeasonsScene,
  'know-your-dals': DalScene,
  'why-oil-is-pressed-cold': OilScene,
  'how-ghee-is-made': GheeScene,
}

/** The drawing at the head of a story. It says nothing that the title does not. */
export function StoryPicture({ slug, className = '' }: { slug: StorySlug; className?: string }) {
  const Scene = scenes[slug]
  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMax slice"
      className={className}
      style={pictureColours}
      aria-hidden="true"
      focusable="false"
    >
      <Scene />
    </svg>
  )
}
