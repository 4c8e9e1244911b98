import { ShieldCheck } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'

import { personPath } from '#app/desk/desk-paths.ts'
import { useIsListBusy } from '#app/desk/list/room-list.ts'
import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { dutyWords } from '#app/desk/stall/duty-words.ts'
import { Avatar } from '#app/desk/widgets/avatar.tsx'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import type { DeskUser, User } from '#contract/customers.ts'
import { isAdmin } from '#domain/ground/rules.ts'
import * as words from '#words/desk/people/en.ts'
import { dateAndTime, longDate } from '#words/ui/dates/en.ts'

interface UserTableProps {
  users: DeskUser[]
  /** The person who gave away their own role, as they are now: the list still has the old role. */
  resigned: User | null
  onChangeRole: (user: User) => void
  onChangeDuties: (user: User) => void
  onSetCoins: (user: User) => void
  onOfferClaim: (user: User) => void
  onManage: (user: DeskUser) => void
}

export function UserTable({ users, resigned, ...on }: UserTableProps) {
  const { onChangeRole, onChangeDuties, onSetCoins, onOfferClaim, onManage } = on
  const columns = useMemo(
    () => columnsOf({ onChangeRole, onChangeDuties, onSetCoins, onOfferClaim, onManage }),
    [onChangeRole, onChangeDuties, onSetCoins, onOfferClaim, onManage],
  )
  const rows = useMemo(
    () => users.map((user) => (user._id === resigned?._id ? { ...user, ...resigned } : user)),
    [users, resigned],
  )
  return (
    <DataTable
      label={words.users}
      columns={columns}
      rows={rows}
      idOf={({ _id }) => _id}
      isBusy={useIsListBusy()}
    />
  )
}

type OnChange = Omit<UserTableProps, 'users' | 'resigned'>

function columnsOf({
  onChangeRole,
  onChangeDuties,
  onSetCoins,
  onOfferClaim,
  onManage,
}: OnChange): Column<DeskUser>[] {
  return [
    {
      id: 'name',
      header: words.columns.name,
      cell: ({ row: { original: user } }) => (
        <span className="flex items-center gap-3 font-semibold">
          <Avatar name={user.name} picture={user.profilePic} />
          <span className="min-w-0">
            <Link to={personPath(user._id)} className="hover:underline">
              {user.name}
            </Link>
            <Standing user={user} />
          </span>
        </span>
      ),
    },
    {
      id: 'email',
      header: words.columns.reached,
      cell: ({ row: { original: user } }) => <Reached user={user} onOfferClaim={onOfferClaim} />,
    },
    { id: 'role', header: words.columns.role, cell: ({ row }) => <RoleMark user={row.original} /> },
    {
      id: 'duties',
      header: words.columns.duties,
      cell: ({ row: { original: user } }) => <DutiesButton user={user} onPress={onChangeDuties} />,
    },
    {
      id: 'coins',
      header: words.columns.coins,
      cell: ({ row: { original: user } }) =>
        user.isDeleted ? (
          '–'
        ) : (
          <button
            type="button"
            aria-label={words.setCoinsOf(user.smartCoins, user.name)}
            onClick={() => onSetCoins(user)}
            className="desk-row-button figures"
          >
            {user.smartCoins}
          </button>
        ),
    },
    {
      id: 'joined',
      header: words.columns.joined,
      cell: ({ row: { original } }) => (
        <time dateTime={original.createdAt} title={dateAndTime(original.createdAt)}>
          {longDate(original.createdAt)}
        </time>
      ),
    },
    {
      id: 'action',
      header: words.columns.action,
      cell: ({ row: { original: user } }) =>
        user.isDeleted ? (
          <span className="text-ink-soft">{words.nothingLeft}</span>
        ) : (
          <span className="flex flex-wrap gap-x-3 gap-y-1 md:justify-end xl:flex-nowrap">
            <button
              {...rowMark}
              type="button"
              aria-label={words.changeRoleOf(user.name)}
              onClick={() => onChangeRole(user)}
              className="desk-row-button"
            >
              {words.changeRole}
            </button>
            <button
              type="button"
              aria-label={words.manageThem(user.name)}
              onClick={() => onManage(user)}
              className="desk-row-button"
            >
              {words.manage}
            </button>
          </span>
        ),
    },
  ]
}

/** What is not as with most people: the same as somebody else, other prices, or blocked. */
function Standing({ user: { blockedFrom, joinedInto, priceGroup } }: { user: DeskUser }) {
  const said = joinedInto ? words.joinedWith(joinedInto.name) : priceGroup && words.groups[priceGroup][0]
  return (
    <>
      {said && <span className="text-ink-soft block text-sm font-normal">{said}</span>}
      {!joinedInto && blockedFrom !== '' && (
        <span className="text-terracotta-strong block text-sm font-semibold">
          {blockedFrom === 'cash' ? words.noCash : words.isBlocked}
        </span>
      )}
    </>
  )
}

/** How a person is reached; who has no e-mail yet can be given a link to the account. */
function Reached({ user, onOfferClaim }: { user: DeskUser } & Pick<UserTableProps, 'onOfferClaim'>) {
  if (user.email) return user.email
  if (user.isDeleted) return '–'
  if (user.signInMobile) return <span className="figures">{user.signInMobile}</span>
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {user.mobile && <span className="figures">{user.mobile}</span>}
      {!user.joinedInto && (
        <button
          type="button"
          aria-label={words.accountLinkOf(user.name)}
          onClick={() => onOfferClaim(user)}
          className="desk-row-button"
        >
          {words.accountLink}
        </button>
      )}
    </span>
  )
}

/** Only administrators have a badge. */
function RoleMark({ user }: { user: User }) {
  if (!isAdmin(user)) return <span className="text-ink-soft">{user.role}</span>
  return (
    <span className="bg-leaf-tint text-leaf-strong inline-flex items-center gap-1 justify-self-start rounded-full px-2 py-0.5 font-semibold">
      <ShieldCheck size={15} aria-hidden="true" />
      {user.role}
    </span>
  )
}

/** An admin needs no duties, and who cannot sign in can have none. */
function DutiesButton({ user, onPress }: { user: User; onPress: (user: User) => void }) {
  if (isAdmin(user) || !user.email) return '–'
  const label = user.duties.map((duty) => dutyWords[duty].label).join(', ') || words.noDuties
  return (
    <button
      type="button"
      aria-label={words.changeDutiesOf(label, user.name)}
      onClick={() => onPress(user)}
      className={`desk-row-button whitespace-normal ${user.duties.length > 0 ? 'bg-leaf-tint text-leaf-strong' : 'text-ink-soft'}`}
    >
      {label}
    </button>
  )
}
