// What delivery costs and how long goods can be returned, on the page of a product.

/** Sums as `formatPaise` writes them: null where it is free, or never free. */
export const delivery = (cost: string | null, freeFrom: string | null) => (
  <>
    Delivery <strong className="figures">{cost ?? 'is free'}</strong>
    {cost !== null && freeFrom !== null && (
      <>
        , free from <strong className="figures">{freeFrom}</strong>
      </>
    )}
    .
  </>
)
export const returns = (days: number) => `Returns within ${days === 1 ? '1 day' : `${days} days`}`
