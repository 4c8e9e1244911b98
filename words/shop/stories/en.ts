// The list of the stories, and what stands around each.

export const title = 'Stories'
export const description = 'Short guides to the seasons, dals, cold-pressed oil and ghee.'
export const lead = 'Where our food comes from, how it is made, and how to cook it.'
export const minutes = (count: number) => `${count} minutes to read`
export const moreStories = 'More stories'
export const next = (story: string) => `Next: ${story}`
export const all = 'All stories'
export const noSuchStory = 'There is no story at this address.'

export const seasons = 'Eating with the seasons'
export const seasonsShort = 'What is fresh in each of the six seasons, and why it is good to buy it then.'
export const dals = 'Know your dals'
export const dalsShort = 'Toor, moong, masoor and the others: what each one is good for, and how to cook it.'
export const oil = 'Why oil is pressed cold'
export const oilShort = 'How the wooden press works, and which oil is good for what.'
export const ghee = 'How ghee is made'
export const gheeShort =
  'From milk to curd, from curd to butter, from butter to ghee: the slow way, step by step.'
