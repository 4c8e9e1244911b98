import { Link } from 'react-router'

import {
  deskDeliveryPath,
  deskGrowersPath,
  deskImportPath,
  deskRunsPath,
  deskSlotsPath,
  offerPath,
  productDetailsPath,
} from '#app/desk/desk-paths.ts'
import { listSearch } from '#app/desk/list/list-place.ts'
import { useIsListBusy } from '#app/desk/list/room-list.ts'
import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { shortId } from '#app/desk/orders/order-words.ts'
import { CopyButton } from '#app/desk/widgets/copy-button.tsx'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import { deskOrderPath, deskSettingsPath, deskUsersPath } from '#app/paths.ts'
import type { AuditEntry } from '#contract/audit.ts'
import { dateAndTime } from '#domain/time/rules.ts'

import { actionWords, changesOf } from './audit-words.ts'
import { Changes } from './changes.tsx'

export function AuditTable({ entries }: { entries: AuditEntry[] }) {
  return (
    <DataTable
      label="Changes"
      columns={columns}
      rows={entries}
      idOf={({ _id }) => String(_id)}
      isBusy={useIsListBusy()}
    />
  )
}

const columns: Column<AuditEntry>[] = [
  {
    id: 'when',
    header: 'When',
    cell: ({ row: { original: entry } }) => (
      <span {...rowMark} tabIndex={-1} className="min-w-0">
        <time dateTime={entry.at} className="xl:whitespace-nowrap">
          {dateAndTime(entry.at)}
        </time>
        <Who by={entry.by} />
      </span>
    ),
  },
  {
    id: 'name',
    header: 'What',
    cell: ({ row: { original: entry } }) => (
      <span className="min-w-0">
        <span className="block">{actionWords(entry.action)}</span>
        <WhatTo object={entry.object} />
      </span>
    ),
  },
  {
    id: 'changes',
    header: 'Change',
    cell: ({ row: { original: entry } }) => (
      <Changes changes={changesOf(entry)} of={objectWords(entry.object)} />
    ),
  },
  {
    id: 'request',
    header: 'Request',
    cell: ({ row: { original: entry } }) =>
      entry.requestId === '' ? (
        '–'
      ) : (
        <span className="inline-flex items-center gap-1">
          <span className="figures md:sr-only">{entry.requestId}</span>
          <CopyButton what="request number" text={entry.requestId} />
        </span>
      ),
  },
]

function Who({ by }: Pick<AuditEntry, 'by'>) {
  if (!by) return <span className="text-ink-soft block">The shop</span>
  return (
    <>
      <span className="block font-semibold">{by.name}</span>
      <span className="text-ink-soft block text-xs">{by.email}</span>
    </>
  )
}

function WhatTo({ object }: Pick<AuditEntry, 'object'>) {
  const to = pathOf(object)
  const words = objectWords(object)
  if (to === null) return <span className="font-semibold">{words}</span>
  return (
    <Link
      to={to}
      title={object._id}
      className="font-semibold hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      {words}
    </Link>
  )
}

type AuditObject = AuditEntry['object']

/** What there is one of. */
const ofTheWhole = new Set(['shop', 'delivery_areas', 'people', 'orders'])

/** 'Tomato', 'Order #1042', 'Shop' */
function objectWords({ kind, _id, name }: AuditObject): string {
  if (name !== '') return kind === 'order' ? `Order ${name}` : name
  return ofTheWhole.has(kind) ? actionWords(kind) : `${actionWords(kind)} ${shortId(_id)}`
}

/** Where an object has its page in the panel; null for what has none. */
function pathOf({ kind, _id, name }: AuditObject): string | null {
  if (kind === 'product') return productDetailsPath(_id)
  if (kind === 'order') return deskOrderPath(_id)
  if (kind === 'person') return deskUsersPath + listSearch({ q: name })
  if (kind === 'offer') return offerPath(_id)
  if (kind === 'grower') return deskGrowersPath
  if (kind === 'shop') return deskSettingsPath
  if (kind === 'import') return deskImportPath + listSearch({ filters: [['import', _id]] })
  if (kind === 'zone') return deskSlotsPath
  if (kind === 'run') return deskRunsPath
  return kind === 'delivery_areas' ? deskDeliveryPath : null
}
