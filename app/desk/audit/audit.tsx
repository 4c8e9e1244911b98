import { useLocation, useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { DayFields } from '#app/desk/list/day-fields.tsx'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { listPlace, listSearch } from '#app/desk/list/list-place.ts'
import { ListFailed, NothingFound, RoomSkeleton, useFailureToast } from '#app/desk/list/list-states.tsx'
import { Pages } from '#app/desk/list/pages.tsx'
import { RoomHead, RoomTools } from '#app/desk/list/room-head.tsx'
import { isOtherList, loadList } from '#app/desk/list/room-list.ts'
import { useRoomPlace } from '#app/desk/list/room-place.ts'
import { SearchField } from '#app/desk/list/search-field.tsx'
import { Button } from '#app/ui/button.tsx'
import type { auditEntries } from '#contract/audit.ts'

import type { Route } from './+types/audit.ts'
import { AuditTable } from './audit-table.tsx'

const title = 'Audit'
const rowsAPage = 25

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, rowsAPage, (query) => call<typeof auditEntries>('GET', `/api/audit?${query}`))
}

export const shouldRevalidate = isOtherList

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** Who changed what, newest first. */
export default function Audit({ loaderData: list }: Route.ComponentProps) {
  const navigate = useNavigate()
  const failure = (list.kind === 'failed' && list.message) || 'The changes did not load.'
  useFailureToast(list, failure)
  const isNarrowed = list.kind === 'full' && (list.q !== '' || list.filters.length > 0)
  return (
    <>
      <RoomHead title={title}>
        <RoomKeys />
      </RoomHead>
      <RoomTools
        count={list.kind === 'full' ? `${list.total} ${list.total === 1 ? 'change' : 'changes'}` : null}
        more={<Days />}
      >
        <SearchField label="Search by person, product or ID..." />
      </RoomTools>
      {list.kind === 'failed' && <ListFailed message={failure} />}
      {list.kind === 'full' && list.total === 0 && (
        <NothingFound title="No changes found">
          <p>
            {isNarrowed
              ? 'Try another search or other days.'
              : 'What is changed in the shop is listed here, with who did it.'}
          </p>
          {isNarrowed && (
            <Button look="quiet" size="small" className="mt-4" onClick={() => void navigate({ search: '' })}>
              Show all changes
            </Button>
          )}
        </NothingFound>
      )}
      {list.kind === 'full' && list.rows.length > 0 && (
        <>
          <AuditTable entries={list.rows} />
          <Pages list={list} />
        </>
      )}
    </>
  )
}

/** The days stand in the address, beside what is searched for. */
function Days() {
  const { pathname } = useLocation()
  const { q, filters } = listPlace(useRoomPlace().search)
  const navigate = useNavigate()
  return (
    <div className="mt-3 text-sm">
      <DayFields
        filters={filters}
        onChange={(next) =>
          void navigate({ pathname, search: listSearch({ q, filters: next }) }, { preventScrollReset: true })
        }
      />
    </div>
  )
}
