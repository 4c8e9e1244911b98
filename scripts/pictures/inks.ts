import type { DemoCategory } from '../../db/demo-market/types.ts'

/** The ink in which each category is printed: on cloth, tags and cards. */
export const inks: Record<DemoCategory, string> = {
  coffee: '#8a4a2c',
  juice: '#b5622a',
  pulses: '#a8562c',
  vegetables: '#4f7a3a',
  fruits: '#b04a3a',
  'handmade arts': '#33508c',
  healthcare: '#2f7478',
  medicines: '#557a3c',
  'personal care': '#a8475c',
  oils: '#9a6a1c',
  'dry fruits': '#8c4632',
  'dairy products': '#3d6a94',
  'grains and flours': '#8a6422',
  spices: '#a33f2a',
  sweeteners: '#9c5a1c',
  pickles: '#66752a',
  'daily needs': '#6b6250',
}
