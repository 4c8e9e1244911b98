/** The stories in the order in which they are shown. The slug also names the text and the picture. */
export const stories = [
  {
    slug: 'eating-with-the-seasons',
    title: 'Eating with the seasons',
    summary: 'What is fresh in each of the six seasons, and why it is good to buy it then.',
    minutes: 2,
  },
  {
    slug: 'know-your-dals',
    title: 'Know your dals',
    summary: 'Toor, moong, masoor and the others: what each one is good for, and how to cook it.',
    minutes: 2,
  },
  {
    slug: 'why-oil-is-pressed-cold',
    title: 'Why oil is pressed cold',
    summary: 'How the wooden press works, and which oil is good for what.',
    minutes: 2,
  },
  {
    slug: 'how-ghee-is-made',
    title: 'How ghee is made',
    summary: 'From milk to curd, from curd to butter, from butter to ghee: the slow way, step by step.',
    minutes: 2,
  },
] as const

export type StorySlug = (typeof stories)[number]['slug']
export type Story = (typeof stories)[number]

export function storyOf(slug: string): Story | undefined {
  return stories.find((story) => story.slug === slug)
}
