import { craftMotifs } from './crafts.ts'
import { dairyMotifs } from './dairy.ts'
import { drinkMotifs } from './drinks.ts'
import { fruitMotifs } from './fruits.ts'
import { grainMotifs } from './grains.ts'
import { herbMotifs } from './herbs.ts'
import { householdMotifs } from './household.ts'
import { nutMotifs } from './nuts.ts'
import { pickleMotifs } from './pickles.ts'
import { pulseMotifs } from './pulses.ts'
import { spiceMotifs } from './spices.ts'
import { sweetenerMotifs } from './sweeteners.ts'
import { vegetableMotifs } from './vegetables.ts'

/** Every motif that we drew ourselves, in a square of 100 by 100. */
export const ownMotifs: Readonly<Record<string, string>> = {
  ...pulseMotifs,
  ...nutMotifs,
  ...fruitMotifs,
  ...vegetableMotifs,
  ...herbMotifs,
  ...drinkMotifs,
  ...dairyMotifs,
  ...craftMotifs,
  ...householdMotifs,
  ...grainMotifs,
  ...spiceMotifs,
  ...sweetenerMotifs,
  ...pickleMotifs,
}
