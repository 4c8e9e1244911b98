import { useState } from 'react'
import { useRevalidator, useRouteLoaderData } from 'react-router'

import { call } from '#app/client/call.ts'
import { late } from '#app/client/late.tsx'
import { ClaimLinkDialog } from '#app/desk/counter/links.tsx'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { ListFailed, NothingFound, RoomSkeleton, useFailureToast } from '#app/desk/list/list-states.tsx'
import { Pages } from '#app/desk/list/pages.tsx'
import { RoomHead, RoomTools } from '#app/desk/list/room-head.tsx'
import { isOtherList, loadList } from '#app/desk/list/room-list.ts'
import { SearchField } from '#app/desk/list/search-field.tsx'
import type { loader as panelLoader } from '#app/desk/panel.tsx'
import { ExportLink } from '#app/desk/widgets/export-link.tsx'
import { Button } from '#app/ui/button.tsx'
import type { DeskUser, User, allUser } from '#contract/customers.ts'
import { isAdmin } from '#domain/ground/rules.ts'
import * as words from '#words/desk/people/en.ts'

import type { Route } from './+types/all-users.ts'
import { AddHelper } from './add-helper.tsx'
import { ChangeDuties } from './change-duties.tsx'
import { ChangeRole } from './change-role.tsx'
import { SetCoins } from './set-coins.tsx'
import { UserTable } from './user-table.tsx'

/** Opened by few; its script comes when the room is idle. */
const ManagePerson = late(async () => (await import('./manage-person.tsx')).ManagePerson)

const WhoOwes = late(async () => (await import('#app/desk/receivables/who-owes.tsx')).WhoOwes)

const rowsAPage = 25

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, rowsAPage, (query) => call<typeof allUser>('GET', `/api/all-user?${query}`))
}

export const shouldRevalidate = isOtherList

export function HydrateFallback() {
  return <RoomSkeleton title={words.title} shape="rows" />
}

/** Everybody with an account, and who of them is an administrator. */
export default function AllUsers({ loaderData: list }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const myId = useRouteLoaderData<typeof panelLoader>('desk/panel')?.id
  const [chosen, setChosen] = useState<User | null>(null)
  const [claimed, setClaimed] = useState<User | null>(null)
  /** The person who gave away their own role: asking for the list again would lead them home. */
  const [resigned, setResigned] = useState<User | null>(null)
  const [withCoins, setWithCoins] = useState<User | null>(null)
  const [managed, setManaged] = useState<DeskUser | null>(null)
  const [addsHelper, setAddsHelper] = useState(false)
  const [showsOwed, setShowsOwed] = useState(false)
  const [onDuty, setOnDuty] = useState<User | null>(null)
  const failure = words.notLoaded
  useFailureToast(list, failure)
  const users = list.kind === 'full' ? list.rows : []

  function roleChanged(user: User) {
    if (user._id === myId && !isAdmin(user)) setResigned(user)
    else void revalidate()
  }

  return (
    <>
      <RoomHead title={words.title}>
        <RoomKeys />
        <Button look="quiet" size="small" onClick={() => setAddsHelper(true)}>
          {words.addHelper}
        </Button>
        <Button look="quiet" size="small" onClick={() => setShowsOwed(true)}>
          {words.whoOwes}
        </Button>
        <ExportLink path="/api/users.csv" of={words.exported} />
      </RoomHead>
      <RoomTools count={list.kind === 'full' ? words.count(list.total) : null}>
        <SearchField label={words.search} />
      </RoomTools>
      {list.kind === 'failed' && <ListFailed message={failure} />}
      {list.kind === 'full' && list.total === 0 && (
        <NothingFound title={words.noneFound}>
          <p>{words.otherSearch}</p>
        </NothingFound>
      )}
      {list.kind === 'full' && list.total > 0 && (
        <>
          <UserTable
            users={list.rows}
            resigned={resigned}
            onChangeRole={setChosen}
            onChangeDuties={setOnDuty}
            onSetCoins={setWithCoins}
            onOfferClaim={setClaimed}
            onManage={setManaged}
          />
          <Pages list={list} />
        </>
      )}
      {addsHelper && <AddHelper onChanged={() => void revalidate()} onClose={() => setAddsHelper(false)} />}
      {managed && (
        <ManagePerson
          // As the list has them now, where it has them.
          user={users.find(({ _id }) => _id === managed._id) ?? managed}
          isMe={managed._id === myId}
          onChanged={() => void revalidate()}
          onClose={() => setManaged(null)}
        />
      )}
      {showsOwed && <WhoOwes onClose={() => setShowsOwed(false)} />}
      {onDuty && (
        <ChangeDuties user={onDuty} onChanged={() => void revalidate()} onClose={() => setOnDuty(null)} />
      )}
      {withCoins && (
        <SetCoins user={withCoins} onChanged={() => void revalidate()} onClose={() => setWithCoins(null)} />
      )}
      {claimed && <ClaimLinkDialog personId={claimed._id} onClose={() => setClaimed(null)} />}
      {chosen && (
        <ChangeRole
          user={chosen}
          isMe={chosen._id === myId}
          onChanged={roleChanged}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}
