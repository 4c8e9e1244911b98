// What goods cost that are sold by weight, once the scale has said how much it is. All sums in whole paise.

/** Up to so many hundredths more than was ordered are a gift. */
const giftPercent = 10

export interface OrderedWeight {
  /** How many steps were ordered, each of `netQuantity` grams. */
  quantity: number
  netQuantity: number
  /** What the scale said when it was packed before: no more of it is ordered. */
  weighedGrams?: number | null
  /** What the line costs as it was ordered, what offers take off it taken off: that is what was paid. */
  costsPaise: number
}

export interface WeighedLine {
  orderedGrams: number
  weighedGrams: number
  /** What the line costs now. */
  costsPaise: number
  /** What of it goes back to the customer, or is not due any more. */
  backPaise: number
  /** So many grams are given along. */
  giftGrams: number
  /** It is so much more that the customer has to be asked first. */
  asks: boolean
  /** So many whole steps of the stock were not needed. */
  stepsLeft: number
}

/**
 * The line as it was weighed. Less costs less, rounded in the customer's favour. Up to a tenth more costs
 * nothing. What is more than that is not sold without a question: it costs what was ordered.
 */
export function weighed(line: OrderedWeight, weighedGrams: number): WeighedLine {
  const { quantity, netQuantity, costsPaise: orderedPaise } = line
  const orderedGrams = Math.min(quantity * netQuantity, line.weighedGrams ?? Infinity)
  const costsPaise = Math.floor((orderedPaise * Math.min(weighedGrams, orderedGrams)) / orderedGrams)
  return {
    orderedGrams,
    weighedGrams,
    costsPaise,
    backPaise: orderedPaise - costsPaise,
    giftGrams: Math.max(0, weighedGrams - orderedGrams),
    asks: weighedGrams * 100 > orderedGrams * (100 + giftPercent),
    stepsLeft: Math.max(0, quantity - Math.ceil(weighedGrams / netQuantity)),
  }
}

/**
 * What a step of a line costs once it was weighed, in whole paise: what rounding leaves of it is the
 * customer's.
 */
export function stepPaise(
  line: Omit<OrderedWeight, 'costsPaise'> & { sellingPricePaise: number },
  weighedGrams: number,
): number {
  const costsPaise = line.quantity * line.sellingPricePaise
  const now = weighed({ ...line, costsPaise }, weighedGrams)
  return Math.floor(now.costsPaise / (line.quantity - now.stepsLeft))
}

/**
 * Goods that are weighed as they are sold: the steps that they begin, at the price of what the scale says.
 * What rounding leaves is the customer's.
 */
export function weighedNow(
  pack: { netQuantity: number; listPricePaise: number; sellingPricePaise: number },
  weighedGrams: number,
): { quantity: number; weighedGrams: number; listPricePaise: number; sellingPricePaise: number } {
  const { netQuantity } = pack
  const quantity = Math.ceil(weighedGrams / netQuantity)
  const priceOf = (sellingPricePaise: number) =>
    stepPaise({ quantity, netQuantity, sellingPricePaise }, weighedGrams)
  return {
    quantity,
    weighedGrams,
    listPricePaise: priceOf(pack.listPricePaise),
    sellingPricePaise: priceOf(pack.sellingPricePaise),
  }
}

/** How much goods by weight are: what the scale said, else what was ordered. In grams. */
export function gramsOf(line: Omit<OrderedWeight, 'costsPaise'>): number {
  return line.weighedGrams ?? line.quantity * line.netQuantity
}

/** How much `pieces` of a line of goods by weight are: of the whole line what the scale said. In grams. */
export function gramsOfPart(line: Omit<OrderedWeight, 'costsPaise'>, pieces: number): number {
  return pieces === line.quantity ? gramsOf(line) : pieces * line.netQuantity
}

/** What a kilogram of a line costs; what is given along costs nothing. In whole paise. */
export function kiloPaise(line: Omit<OrderedWeight, 'costsPaise'> & { sellingPricePaise: number }): number {
  const { quantity, netQuantity, sellingPricePaise } = line
  const grams = Math.min(gramsOf(line), quantity * netQuantity)
  return Math.round((quantity * sellingPricePaise * 1000) / grams)
}

/** So many steps in kilograms: 12.5. */
export function kilosOf(steps: number, stepGrams: number): number {
  return (steps * stepGrams) / 1000
}

/** Kilograms that were typed, in whole steps: `12.5`, `12,5 kg`. null where they are none. */
export function stepsOfKilos(typed: string, stepGrams: number): number | null {
  const [, kilos] = /^(\d{1,6}(?:\.\d{1,3})?)\s*(?:kg)?$/i.exec(typed.trim().replace(',', '.')) ?? []
  const steps = Math.round(Number(kilos) * 1000) / stepGrams
  return kilos !== undefined && Number.isInteger(steps) ? steps : null
}
