import { useMemo } from 'react'

import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import { PageSteps, usePageOf } from '#app/desk/widgets/page-steps.tsx'
import type { DeskOffer } from '#contract/offers.ts'

import { OfferMark } from './offer-mark.tsx'
import { costWords, stateOf, termsWords, timesWords } from './offer-words.ts'
import type { Saying } from './offer-words.ts'

interface OfferTableProps {
  offers: DeskOffer[]
  saying: Saying
  isBusy: boolean
  onOpen: (offer: DeskOffer) => void
}

export function OfferTable({ offers, saying, isBusy, onOpen }: OfferTableProps) {
  const columns = useMemo(() => columnsOf(onOpen, saying), [onOpen, saying])
  const { shown, steps } = usePageOf(offers)
  return (
    <>
      <DataTable
        label="Offers"
        columns={columns}
        rows={shown}
        idOf={({ _id }) => _id}
        onOpen={onOpen}
        isBusy={isBusy}
      />
      <PageSteps {...steps} />
    </>
  )
}

function columnsOf(onOpen: (offer: DeskOffer) => void, saying: Saying): Column<DeskOffer>[] {
  return [
    {
      id: 'name',
      header: 'Offer',
      cell: ({ row: { original: offer } }) => (
        <button
          {...rowMark}
          type="button"
          onClick={() => onOpen(offer)}
          className="min-h-11 min-w-0 text-start font-semibold wrap-anywhere hover:underline"
        >
          {offer.name}
        </button>
      ),
    },
    {
      id: 'terms',
      header: 'What it gives',
      cell: ({ row }) => <span className="wrap-anywhere">{termsWords(row.original, saying)}</span>,
    },
    {
      id: 'state',
      header: 'State',
      cell: ({ row }) => (
        <span>
          <OfferMark state={stateOf(row.original, saying.today)} />
        </span>
      ),
    },
    {
      id: 'used',
      header: 'Used',
      cell: ({ row }) => <span className="md:whitespace-nowrap">{timesWords(row.original)}</span>,
    },
    { id: 'amount', header: 'Gave away', cell: ({ row }) => costWords(row.original.cost) },
  ]
}
