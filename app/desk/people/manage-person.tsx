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
import * as words from '#words/desk/people/en.ts'

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
    <DeskDialog title={words.managePerson} saved={user.name} onClose={onClose}>
      <PersonHead user={user} />
      {user.joinedInto ? (
        <Joined user={user} onChanged={onChanged} onClose={onClose} />
      ) : (
        <>
          <Rename user={user} onChanged={onChanged} />
          <PriceGroup key={`${user.priceGroup} ${user.gstin}`} user={user} onChanged={onChanged} />
          {!isMe && <Block key={user.blockedFrom} user={user} onChanged={onChanged} />}
          {(user.email || user.signInMobile) && (
            <PersonPart title={words.devices}>
              <p className="text-ink-soft text-sm">{isMe ? words.endsOwn : words.endsAll}</p>
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
                {words.signOutAll}
              </Button>
            </PersonPart>
          )}
          {hasSecondFactor && !isMe && (
            <PersonPart title={words.twoSteps}>
              <p className="text-ink-soft text-sm">{words.twoStepsNote}</p>
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
                {words.switchOff}
              </Button>
            </PersonPart>
          )}
          {user.duties.length > 0 && (
            <PersonPart title={words.passwordLink}>
              {showsLink ? (
                <ClaimLink personId={user._id} />
              ) : (
                <>
                  <p className="text-ink-soft text-sm">{words.passwordLinkNote}</p>
                  <Button look="quiet" size="small" className="mt-2" onClick={() => setShowsLink(true)}>
                    {words.showLink}
                  </Button>
                </>
              )}
            </PersonPart>
          )}
          <PersonPart title={words.sameTwice}>
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
      <FormField label={words.name} error={wrong['name']}>
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
              {words.saveName}
            </Button>
          </span>
        )}
      </FormField>
    </form>
  )
}

type Blocked = DeskUser['blockedFrom']

const blocks = Object.entries(words.blocks) as [Blocked, string[]][]

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
      <PersonPart title={words.blocked}>
        <div role="radiogroup" aria-label={words.blocked} className="space-y-1">
          {blocks.map(([value, [label, does]]) => (
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
          {words.save}
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
    <PersonPart title={words.joinedWith(user.joinedInto?.name ?? '')}>
      <p className="text-ink-soft text-sm">{words.joinedNote}</p>
      <Button
        look="quiet"
        size="small"
        className="mt-2"
        aria-disabled={isBusy || undefined}
        onClick={() => void part()}
      >
        {words.areTwo}
      </Button>
    </PersonPart>
  )
}
