// What goods weigh, as they are packed or sold.

export const weight = 'Weight in grams, or in kg with a point'
export const take = 'Take this weight'
export const fromScale = 'From the scale'
export const reading = 'Reading...'
export const noWeight = 'Please enter a weight: 940, or 0.94 kg.'
export const noScale = 'The scale said nothing. Please type the weight.'
/** Amounts as `gramsLabel` writes them. */
export const more = (more: string, ordered: string) =>
  `${more} more than ordered. Take some out and weigh again, or give it along: the customer pays for ${ordered}.`
export const gift = 'Give it along'

/** Goods that are weighed where they are sold. */
export const weigh = (goods: string) => `Weigh ${goods}`
export const notWeighed = (goods: string) => `${goods} is not weighed yet.`
export const none = 'None'
