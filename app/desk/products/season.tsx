import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { saveSeason, Season, seasonOf } from '#contract/seasons.ts'
import type { Amount } from '#domain/catalog/seasons/rules.ts'
import { monthNames } from '#domain/time/rules.ts'

import { SeasonFields, noSeason, weekWords } from './form/season-fields.tsx'

/** When a product comes from the fields, for all its packs: what is said of it, and a form for it. */
export function SeasonOfProduct({ productId }: { productId: string }) {
  const [season, setSeason] = useState<Season | null | undefined>()
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    let isHere = true
    call<typeof seasonOf>('GET', `/api/season?productId=${productId}`).then(
      (answer) => isHere && answer.ok && setSeason(answer.body.data),
      // Without a connection the part is left out.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [productId])

  if (season === undefined) return null
  return (
    <section aria-labelledby="season" className="mt-5">
      <h3 id="season" className="text-lg">
        Season
      </h3>
      {isOpen ? (
        <SeasonForm
          productId={productId}
          start={season ?? noSeason}
          onSaved={(saved) => {
            setSeason(saved)
            setIsOpen(false)
          }}
          onCancel={() => setIsOpen(false)}
        />
      ) : (
        <>
          {season ? (
            <Said season={season} />
          ) : (
            <p className="text-ink-soft mt-1 text-sm">
              Of fresh goods: when they come from the fields. Shoppers see it by month.
            </p>
          )}
          <Button look="quiet" size="small" className="mt-2" onClick={() => setIsOpen(true)}>
            {season ? 'Change the season' : 'Enter the season'}
          </Button>
        </>
      )}
    </section>
  )
}

function Said({ season: { region, months, firstWeek, lastWeek } }: { season: Season }) {
  const lines = [
    monthsWords(months),
    firstWeek && lastWeek ? `${weekWords(firstWeek)} to ${weekWords(lastWeek)}.` : '',
    region && `Region: ${region}.`,
  ]
  return (
    <ul className="mt-1">
      {lines.filter(Boolean).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

interface SeasonFormProps {
  productId: string
  start: Season
  onSaved: (season: Season | null) => void
  onCancel: () => void
}

function SeasonForm({ productId, start, onSaved, onCancel }: SeasonFormProps) {
  const [typed, setTyped] = useState(start)
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, press } = usePress()

  async function save() {
    const body = { productId, ...typed }
    const wrong = await press(
      JSON.stringify(body),
      () => call<typeof saveSeason>('POST', '/api/season', body),
      (answer) => {
        if (!answer.ok) return answer.body.fields ?? { '': answer.body.message }
        showToast('success', answer.body.message)
        onSaved(answer.body.data)
        return null
      },
    )
    if (wrong) setProblems(wrong)
  }

  return (
    <form
      noValidate
      className="mt-2 space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <SeasonFields typed={typed} problems={problems} onChange={setTyped} />
      {(problems[''] ?? problems['months']) && (
        <p role="alert" className="text-terracotta-strong text-sm font-medium">
          {problems[''] ?? problems['months']}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" disabled={isBusy}>
          {isBusy ? 'Saving...' : 'Save the season'}
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** 'Plenty: Jan, Feb. Some: Mar.' */
function monthsWords(months: readonly Amount[]): string {
  const said = (['plenty', 'some'] as const).flatMap((amount) => {
    const those = monthNames.filter((_, place) => months[place] === amount)
    const names = those.map((name) => name.slice(0, 3)).join(', ')
    return names && `${amount === 'plenty' ? 'Plenty' : 'Some'}: ${names}.`
  })
  return said.filter(Boolean).join(' ')
}
