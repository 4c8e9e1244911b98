import type * as en from './en.tsx'

export const delivery: typeof en.delivery = (cost, freeFrom) => (
  <>
    डिलीवरी <strong className="figures">{cost ?? 'मुफ़्त'}</strong>
    {cost !== null && freeFrom !== null && (
      <>
        , <strong className="figures">{freeFrom}</strong> से मुफ़्त
      </>
    )}
    ।
  </>
)
export const returns: typeof en.returns = (days) => `${days} दिन के अंदर वापसी`
