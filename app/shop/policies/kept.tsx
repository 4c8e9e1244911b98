import * as words from '#words/shop/policies/kept/en.ts'

/**
 * What is kept, why and for how long, in two columns, so that it is read on a telephone as well. The jobs of
 * the shop and `deleteAccount` do what it says.
 */
export function Kept() {
  return (
    <table className="my-6 w-full border-collapse text-base leading-normal">
      <thead>
        <tr className="border-line-strong border-b">
          <th scope="col" className="w-2/5 py-2 pe-4 text-start">
            {words.what}
          </th>
          <th scope="col" className="py-2 text-start">
            {words.howLongAndWhy}
          </th>
        </tr>
      </thead>
      <tbody>
        {words.kept.map(([what, howLong, why]) => (
          <tr key={what} className="border-line border-b">
            <th scope="row" className="py-3 pe-4 text-start align-top font-semibold">
              {what}
            </th>
            <td className="py-3 align-top">
              {howLong}
              <span className="text-ink-soft mt-1 block text-sm">{why}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
