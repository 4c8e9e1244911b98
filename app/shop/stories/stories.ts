import * as words from '#words/shop/stories/en.ts'

/** The stories in the order in which they are shown. The slug also names the text and the picture. */
export const stories = [
  {
    slug: 'eating-with-the-seasons',
    title: words.seasons,
    summary: words.seasonsShort,
    minutes: 2,
  },
  {
    slug: 'know-your-dals',
    title: words.dals,
    summary: words.dalsShort,
    minutes: 2,
  },
  {
    slug: 'why-oil-is-pressed-cold',
    title: words.oil,
    summary: words.oilShort,
    minutes: 2,
  },
  {
    slug: 'how-ghee-is-made',
    title: words.ghee,
    summary: words.gheeShort,
    minutes: 2,
  },
] as const

export type StorySlug = (typeof stories)[number]['slug']
export type Story = (typeof stories)[number]

export function storyOf(slug: string): Story | undefined {
  return stories.find((story) => story.slug === slug)
}
