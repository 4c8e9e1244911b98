import { useState } from 'react'
import type { FormEvent } from 'react'

import { call } from '#app/client/call.ts'
import { Choice } from '#app/desk/counter/choice.tsx'
import { ClaimLink } from '#app/desk/counter/links.tsx'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { Button } from '#app/ui/button.tsx'
import type { DeskUser } from '#contract/customers.ts'
import type { blockPerson, endSessionsOf, partPeople, renamePerson } from '#contract/people.ts'
import type { resetSecondFactor } from '#contract/second-factor.ts'

import { JoinPerson } from './join-person.tsx'
import { PersonHead } from './person-head.tsx'
import { PersonPart } from './person-part.tsx'
import { PriceGroup } from './price-group.tsx'
import { usePersonPress } from './use-person-press.ts'

interface ManagePersonProps {
  user: DeskUser
  isMe: boolean
  /** Their sign-in asks for figures of an app. */
  hasSecondFactor?: boolean
  onChanged: () => void
  onClose: () => void
}

/** What an administrator does with a person beside their role, duties and coins. */
export function ManagePerson({ user, isMe, hasSecondFactor = false, onChanged, onClose }: ManagePersonProps) {
  const [showsLink, setShowsLink] = useState(false)
  const { isBusy, act } = usePersonPress(onChanged)

  return (
    <DeskDialog title="Manage person" saved={user.name} onClose={onClose}>
      <PersonHead user={user} />
      {user.joinedInto ? (
        <Joined user={user} onChanged={onChanged} onClose={onClose} />
      ) : (
        <>
          <Rename user={user} onChanged={onChanged} />
          <PriceGroup key={`${user.priceGroup} ${user.gstin}`} user={user} onChanged={onChanged} />
          {!isMe && <Block key={user.blockedFrom} user={user} onChanged={onChanged} />}
          {(user.email || user.signInMobile) && (
            <PersonPart title="Devices">
              <p className="text-ink-soft text-sm">
                {isMe
                  ? 'Ends every sign-in but this one.'
                  : 'Ends every sign-in and deletes their passkeys, as when a telephone is lost.'}
              </p>
              <Button
                look="quiet"
                size="small"
                className="mt-2"
                aria-disabled={isBusy || undefined}
                onClick={() =>
                  void act('sessions', () =>
                    call<typeof endSessionsOf>('POST', `/api/people/${user._id}/end-sessions`),
                  )
                }
              >
                Sign out on all devices
              </Button>
            </PersonPart>
          )}
          {hasSecondFactor && !isMe && (
            <PersonPart title="Two-step sign-in">
              <p className="text-ink-soft text-sm">
                When their telephone and their recovery codes are lost. It signs them out everywhere. Please
                be sure that it is they who ask.
              </p>
              <Button
                look="quiet"
                size="small"
                className="mt-2"
                aria-disabled={isBusy || undefined}
                onClick={() =>
                  void act('second factor', () =>
                    call<typeof resetSecondFactor>('POST', `/api/people/${user._id}/reset-second-factor`),
                  )
                }
              >
                Switch it off for them
              </Button>
            </PersonPart>
          )}
          {user.duties.length > 0 && (
            <PersonPart title="Link to choose a password">
              {showsLink ? (
                <ClaimLink personId={user._id} />
              ) : (
                <>
                  <p className="text-ink-soft text-sm">For a helper who has not chosen one yet.</p>
                  <Button look="quiet" size="small" className="mt-2" onClick={() => setShowsLink(true)}>
                    Show a new link
                  </Button>
                </>
              )}
            </PersonPart>
          )}
          <PersonPart title="The same person twice">
            <JoinPerson user={user} onChanged={onChanged} onClose={onClose} />
          </PersonPart>
        </>
      )}
    </DeskDialog>
  )
}

interface PartProps {
  user: DeskUser
  onChanged: () => void
}

function Rename({ user, onChanged }: PartProps) {
  const [name, setName] = useState(user.name)
  const { isBusy, wrong, act } = usePersonPress(onChanged)

  function save(event: FormEvent) {
    event.preventDefault()
    const body = { name }
    void act(`name ${name}`, () => call<typeof renamePerson>('POST', `/api/people/${user._id}/name`, body))
  }

  return (
    <form noValidate onSubmit={save} className="mt-4">
      <FormField label="Name" error={wrong['name']}>
        {(control) => (
          <span className="flex gap-2">
            <input
              {...control}
              autoComplete="off"
              maxLength={100}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <Button
              type="submit"
              look="quiet"
              size="small"
              className="shrink-0"
              aria-disabled={isBusy || undefined}
            >
              Save name
            </Button>
          </span>
        )}
      </FormField>
    </form>
  )
}

type Blocked = DeskUser['blockedFrom']

const blocks: [Blocked, string, string][] = [
  ['', 'Nothing is blocked', 'They shop and pay as everybody does.'],
  ['cash', 'No cash on delivery', 'They pay before the goods go out.'],
  ['shop', 'Blocked from the shop', 'They are signed out and cannot sign in. No order is taken for them.'],
]

function Block({ user, onChanged }: PartProps) {
  const [from, setFrom] = useState<Blocked>(user.blockedFrom)
  const { isBusy, act } = usePersonPress(onChanged)

  function save(event: FormEvent) {
    event.preventDefault()
    void act(`block ${from}`, () =>
      call<typeof blockPerson>('POST', `/api/people/${user._id}/block`, { from }),
    )
  }

  return (
    <form onSubmit={save}>
      <PersonPart title="Blocked">
        <div role="radiogroup" aria-label="Blocked" className="space-y-1">
          {blocks.map(([value, label, does]) => (
            <Choice
              key={value}
              name="blocked"
              value={value}
              isChosen={from === value}
              onChoose={() => setFrom(value)}
            >
              {label}
              <span className="text-ink-soft block text-sm">{does}</span>
            </Choice>
          ))}
        </div>
        <Button
          type="submit"
          look="quiet"
          size="small"
          className="mt-2"
          disabled={from === user.blockedFrom}
          aria-disabled={isBusy || undefined}
        >
          Save
        </Button>
      </PersonPart>
    </form>
  )
}

function Joined({ user, onChanged, onClose }: PartProps & { onClose: () => void }) {
  const { isBusy, act } = usePersonPress(onChanged)

  async function part() {
    const ask = () => call<typeof partPeople>('POST', `/api/people/${user._id}/part`)
    if (await act('part', ask)) onClose()
  }

  return (
    <PersonPart title={`Joined with ${user.joinedInto?.name}`}>
      <p className="text-ink-soft text-sm">
        Their orders and addresses stand there. If they are two people after all, everything that moved then
        goes back.
      </p>
      <Button
        look="quiet"
        size="small"
        className="mt-2"
        aria-disabled={isBusy || undefined}
        onClick={() => void part()}
      >
        They are two people
      </Button>
    </PersonPart>
  )
}
