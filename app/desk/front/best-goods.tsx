import { Download } from 'lucide-react'
import { Link } from 'react-router'

import { productDetailsPath, soldProductsCsvPath } from '#app/desk/desk-paths.ts'
import { goodsName } from '#app/goods-name.ts'
import { gramsLabel } from '#domain/catalog/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import type { SalesReport } from '#domain/reports/sales-report.ts'
import * as words from '#words/desk/front/en.ts'

import { cardClass, fileLinkClass } from './card.ts'

/** The goods that were sold most: by pieces, and by rupees. */
export function BestGoods({ report: { byPieces, byPaise, days } }: { report: SalesReport }) {
  return (
    <section aria-labelledby="best" className={cardClass}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="best" className="text-xl">
          {words.bestGoods}
        </h2>
        {byPieces.length > 0 && (
          <a href={soldProductsCsvPath(days)} download className={fileLinkClass}>
            <Download size={16} aria-hidden="true" />
            {words.goodsCsv}
          </a>
        )}
      </div>
      {byPieces.length === 0 ? (
        <p className="text-ink-soft mt-2">{words.nothingSold}</p>
      ) : (
        <div className="mt-2 grid gap-x-8 gap-y-4 md:grid-cols-2">
          <Goods name={words.byPieces} goods={byPieces} value={soldAmount} />
          <Goods name={words.byRupees} goods={byPaise} value={({ paise }) => formatPaise(paise)} />
        </div>
      )}
    </section>
  )
}

/** Goods by weight are counted in steps. */
function soldAmount({ pieces, grams }: SalesReport['byPieces'][number]): string {
  return grams === null ? String(pieces) : gramsLabel(pieces * grams)
}

interface GoodsProps {
  name: string
  goods: SalesReport['byPieces']
  value: (product: SalesReport['byPieces'][number]) => string
}

function Goods({ name, goods, value }: GoodsProps) {
  return (
    <div>
      <h3 className="font-text text-ink-soft text-sm font-semibold tracking-normal">{name}</h3>
      <ol className="divide-line divide-y">
        {goods.map((product) => (
          <li key={product.id} className="flex min-h-11 items-center justify-between gap-3 text-sm">
            <Link to={productDetailsPath(product.id)} className="py-2 wrap-anywhere hover:underline">
              {goodsName({ productName: product.name, hindiName: product.hindiName })}
            </Link>
            <strong className="figures whitespace-nowrap">{value(product)}</strong>
          </li>
        ))}
      </ol>
    </div>
  )
}
