import { orderedLang } from '#app/goods-name.ts'

interface NamedGoodProps {
  name: string
  ordered?: string | undefined
  brand: string
}

/** A good on a sheet. Beside its Hindi name stands the one that is printed on the pack. */
export function NamedGood({ name, ordered, brand }: NamedGoodProps) {
  return (
    <>
      <bdi lang={ordered === undefined ? orderedLang : undefined}>{name}</bdi>{' '}
      <small>
        {ordered !== undefined && <bdi lang={orderedLang}>{ordered}, </bdi>}
        {brand}
      </small>
    </>
  )
}
