/**
 * The stories of the market in the order in which they are shown; each has its text and its picture under
 * its slug.
 */
export const stories = [
  {
    slug: 'eating-with-the-seasons',
    title: 'Eating with the seasons',
    summary:
      'What the fields around the Ganga give in each of the six seasons, and why the shelf changes with them.',
    minutes: 4,
  },
  {
    slug: 'a-field-guide-to-millets',
    title: 'A field guide to millets',
    summary:
      'Bajra, jowar, ragi and their small cousins: how to tell them apart, how to cook them, which one to start with.',
    minutes: 4,
  },
  {
    slug: 'why-oil-is-pressed-cold',
    title: 'Why oil is pressed cold',
    summary:
      'A wooden mortar, a slow pestle and a few hours: what happens in a ghani, and what it leaves in the bottle.',
    minutes: 3,
  },
  {
    slug: 'how-ghee-is-made',
    title: 'How ghee is made',
    summary:
      'From milk to curd, from curd to butter, from butter to gold: the long way of the bilona, step by step.',
    minutes: 3,
  },
] as const

export type StorySlug = (typeof stories)[number]['slug']
export type Story = (typeof stories)[number]

export function storyOf(slug: string): Story | undefined {
  return stories.find((story) => story.slug === slug)
}
