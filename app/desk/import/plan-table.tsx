import { Link } from 'react-router'

import { changesOf } from '#app/desk/audit/audit-words.ts'
import { Changes } from '#app/desk/audit/changes.tsx'
import { productDetailsPath } from '#app/desk/desk-paths.ts'
import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import { OtherTax } from '#app/desk/widgets/other-tax.tsx'
import type { ImportLine } from '#contract/imports.ts'

interface PlanTableProps {
  lines: ImportLine[]
  isBusy: boolean
}

/** The lines of a file: what each would do, and why one cannot be taken. */
export function PlanTable({ lines, isBusy }: PlanTableProps) {
  return (
    <DataTable
      label="Lines of the file"
      columns={columns}
      rows={lines}
      idOf={({ line }) => String(line)}
      isBusy={isBusy}
    />
  )
}

const kindWords: Record<ImportLine['kind'], string> = {
  wrong: 'Wrong',
  changed: 'Changes',
  new: 'New',
  unchanged: 'Stays as it is',
}

const kindLooks: Record<ImportLine['kind'], string> = {
  wrong: 'bg-terracotta-tint text-terracotta-strong',
  changed: 'bg-turmeric-tint',
  new: 'bg-leaf-tint text-leaf-strong',
  unchanged: 'bg-paper-sunken text-ink-soft',
}

const columns: Column<ImportLine>[] = [
  {
    id: 'line',
    header: 'Line',
    cell: ({ row: { original: line } }) => (
      <span {...rowMark} tabIndex={-1} className="figures">
        {line.line}
      </span>
    ),
  },
  {
    id: 'name',
    header: 'What',
    cell: ({ row: { original: line } }) => (
      <span className="min-w-0">
        <span
          className={`inline-block rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${kindLooks[line.kind]}`}
        >
          {kindWords[line.kind]}
        </span>
        <ProductName {...line} />
      </span>
    ),
  },
  {
    id: 'changes',
    header: 'Why',
    cell: ({ row: { original: line } }) => <Why {...line} />,
  },
]

function ProductName({ productId, name }: ImportLine) {
  const shown = name || 'Without a name'
  if (productId === null) return <span className="mt-1 block font-semibold">{shown}</span>
  return (
    <Link
      to={productDetailsPath(productId)}
      className="mt-1 block font-semibold hover:underline pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      {shown}
    </Link>
  )
}

function Why({ kind, name, problems, isAboveListPrice, otherTax, ...change }: ImportLine) {
  const images = change.after?.['images']
  const isUnseen = kind === 'new' && !(Array.isArray(images) && images.length > 0)
  if (kind === 'unchanged') return <span className="text-ink-soft">The shop has all of this already.</span>
  if (kind === 'wrong')
    return (
      <dl className="min-w-0 space-y-1 wrap-anywhere">
        {Object.entries(problems).map(([column, sentence]) => (
          <div key={column}>
            <dt className="inline font-semibold">{column === 'line' ? 'Whole line' : column}: </dt>
            <dd className="inline">{sentence}</dd>
          </div>
        ))}
      </dl>
    )
  return (
    <div className="min-w-0">
      <Changes changes={changesOf(change)} of={name} />
      {isUnseen && (
        <p className="bg-turmeric-tint mt-1.5 inline-block rounded-[7px] px-2 py-0.5 text-xs">
          It needs a picture, and is a draft until then.
        </p>
      )}
      {isAboveListPrice && (
        <p className="bg-turmeric-tint mt-1.5 inline-block rounded-[7px] px-2 py-0.5 text-xs">
          Its selling price is above its price (MRP).
        </p>
      )}
      {otherTax.length > 0 && (
        <div className="mt-1.5">
          <OtherTax packs={otherTax} />
        </div>
      )}
    </div>
  )
}
