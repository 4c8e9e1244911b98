import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { useCustomer } from '#app/client/store.ts'
import { goodsName } from '#app/goods-name.ts'
import { Button } from '#app/ui/button.tsx'
import type { BoxGoodShown, Boxes as AllBoxes, allBoxes } from '#contract/boxes.ts'
import { daysAfter, indianDay, weekdayOf } from '#domain/time/rules.ts'
import * as words from '#words/desk/by-itself/boxes/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'
import { lineLabel } from '#words/ui/pack/en.ts'

import { BoxWeekForm } from './box-week-form.tsx'
import type { WantedWeek } from './box-week-form.tsx'
import { GoodsField } from './goods-field.tsx'

/** What is in the vegetable boxes, week by week; an administrator says it. */
export function Boxes() {
  const isAdmin = useCustomer(({ user }) => user?.role === 'ADMIN')
  const [boxes, setBoxes] = useState<AllBoxes | null>(null)
  const [editing, setEditing] = useState<WantedWeek | null>(null)

  useEffect(() => void load().then(setBoxes), [])

  if (!boxes || (boxes.length === 0 && !isAdmin)) return null
  const isEdited = (boxId: string, week: string) => editing?.boxId === boxId && editing.week === week
  const form = editing && (
    <BoxWeekForm
      key={`${editing.boxId} ${editing.week}`}
      wanted={editing}
      onOver={(now) => {
        setEditing(null)
        if (now) setBoxes(now)
      }}
      onOutdated={() => void loadAnew()}
    />
  )
  /** What was typed stays, and is saved at the next press in the place of what stands then. */
  async function loadAnew() {
    const now = await load()
    if (!now || !editing) return
    setBoxes(now)
    const week = now.find(({ _id }) => _id === editing.boxId)?.weeks.find((one) => one.week === editing.week)
    setEditing({ ...editing, loaded: week ?? nothing })
  }
  const isNew = editing && boxes.every(({ _id }) => _id !== editing.boxId)
  return (
    <section aria-labelledby="boxes" className="mt-8 max-w-3xl">
      <h2 id="boxes" className="text-2xl">
        {words.title}
      </h2>
      <p className="text-ink-soft mt-1">{words.about}</p>
      {boxes.map((box) => (
        <div key={box._id} className="bg-paper-raised border-line rounded-card mt-4 border p-4">
          <h3 className="text-lg font-semibold wrap-anywhere">{goodsName(box)}</h3>
          <ul className="divide-line figures divide-y">
            {box.weeks.map(({ week, goods, standIns }, at) => (
              <li key={week} className="py-3">
                <p className="font-semibold">{words.ofDays(shortDay(week), shortDay(daysAfter(week, 6)))}</p>
                {isEdited(box._id, week) ? (
                  form
                ) : (
                  <>
                    <p className="mt-1 wrap-anywhere">{goods.length > 0 ? named(goods) : words.notSet}</p>
                    {standIns.length > 0 && (
                      <p className="text-ink-soft mt-1 text-sm wrap-anywhere">
                        {words.standIns}: {named(standIns)}
                      </p>
                    )}
                    {isAdmin && (
                      <div className="mt-2 flex flex-wrap gap-2">
                        <Button
                          size="small"
                          look="quiet"
                          onClick={() =>
                            setEditing({
                              boxId: box._id,
                              name: goodsName(box),
                              week,
                              goods,
                              standIns,
                              loaded: { goods, standIns },
                            })
                          }
                        >
                          {goods.length > 0 ? words.change : words.say}
                        </Button>
                        {goods.length === 0 && (box.weeks[at - 1]?.goods.length ?? 0) > 0 && (
                          <Button
                            size="small"
                            look="quiet"
                            onClick={() =>
                              setEditing({
                                ...box.weeks[at - 1]!,
                                boxId: box._id,
                                name: goodsName(box),
                                week,
                                loaded: { goods, standIns },
                              })
                            }
                          >
                            {words.asBefore}
                          </Button>
                        )}
                      </div>
                    )}
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {isAdmin && !editing && (
        <div className="mt-4 max-w-xl">
          <GoodsField
            label={words.newBox}
            hint={words.newBoxHint}
            taken={boxes.map(({ _id }) => _id)}
            onGoods={({ _id, productName }) =>
              setEditing({
                boxId: _id,
                name: productName,
                week: nextMonday(),
                ...nothing,
                loaded: nothing,
              })
            }
          />
        </div>
      )}
      {isNew && (
        <div className="bg-paper-raised border-line rounded-card mt-4 border p-4">
          <h3 className="text-lg font-semibold wrap-anywhere">{editing.name}</h3>
          <p className="font-semibold">
            {words.ofDays(shortDay(editing.week), shortDay(daysAfter(editing.week, 6)))}
          </p>
          {form}
        </div>
      )}
    </section>
  )
}

const nothing = { goods: [], standIns: [] }

/** Without the rules of boxes, which are a late part of the shop. */
function nextMonday(): string {
  const today = indianDay(new Date())
  return daysAfter(today, 8 - weekdayOf(today))
}

async function load(): Promise<AllBoxes | null> {
  const answer = await call<typeof allBoxes>('GET', '/api/boxes').catch(() => null)
  return answer?.ok ? answer.body.data : null
}

function named(goods: readonly BoxGoodShown[]): string {
  return goods
    .map(({ quantity, byWeight: isByWeight, ...good }) =>
      lineLabel(quantity, goodsName(good), { ...good, isByWeight }),
    )
    .join(', ')
}
