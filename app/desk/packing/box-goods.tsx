import { goodsName } from '#app/goods-name.ts'
import { codeInTwo } from '#domain/batches/rules.ts'
import * as words from '#words/desk/packing/en.ts'
import { lineLabel } from '#words/ui/pack/en.ts'

import type { Line } from './kept-packing.ts'

/** What goes into each box of a line. The ticks are a packer's memory alone: nobody waits for them. */
export function BoxGoods({ line: { box, quantity } }: { line: Line }) {
  return (
    <>
      <p className="text-ink-soft mt-2 text-sm">{words.inEachBox(quantity)}</p>
      <ul className="divide-line mt-1 divide-y">
        {box.map(({ _id, quantity: pieces, batches, byWeight: isByWeight, ...good }) => (
          <li key={_id}>
            <label className="flex min-h-12 items-center gap-3 py-1 leading-snug wrap-anywhere">
              <input type="checkbox" className="size-5 shrink-0" />
              <span>
                <span className="figures">{lineLabel(pieces, goodsName(good), { ...good, isByWeight })}</span>
                {batches.map(({ code }) => (
                  <span key={code} className="figures text-ink-soft block text-sm">
                    {words.batch(codeInTwo(code))}
                  </span>
                ))}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}
