import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { OfferedLink } from '#app/desk/counter/offered-link.tsx'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { useShop } from '#app/frame/site.ts'
import { Button } from '#app/ui/button.tsx'
import type { DeliveryRun, revokeRunLink, runLink } from '#contract/runs.ts'
import * as words from '#words/desk/runs/en.ts'
import { names, languages } from '#words/languages.ts'
import type { Language } from '#words/languages.ts'

import { useRunPress } from './use-run-press.ts'

interface LinkDialogProps {
  run: DeliveryRun
  onChanged: (run: DeliveryRun | null) => void
  onClose: () => void
}

/** The link for the rider, in the language that they read; and its end. */
export function LinkDialog({ run, onChanged, onClose }: LinkDialogProps) {
  const { name } = useShop()
  const [language, setLanguage] = useState<Language>(run.language)
  const { isBusy, press } = useRunPress()
  const ask = async (anew: boolean) => {
    const answer = await call<typeof runLink>('POST', `/api/runs/${run._id}/link`, { language, anew })
    if (!answer.ok) return answer
    return { ...answer, body: { ...answer.body, data: { ...answer.body.data, mobile: '' } } }
  }

  function revoke() {
    void press(
      `revoke ${run._id}`,
      () => call<typeof revokeRunLink>('POST', `/api/runs/${run._id}/revoke`, {}),
      () => {
        onChanged(null)
        onClose()
      },
    )
  }

  return (
    <DeskDialog title={words.link} onClose={onClose}>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{words.language}</legend>
        <div className="flex gap-4">
          {languages.map((each) => (
            <label key={each} lang={each} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name="language"
                checked={language === each}
                onChange={() => setLanguage(each)}
                className="accent-leaf size-4"
              />
              {names[each]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-2">
        <OfferedLink
          key={language}
          what={words.linkWhat}
          note={words.linkNote}
          says={words.linkSays(name, run.runNumber)}
          ask={() => ask(false)}
          askAnew={() => ask(true)}
        />
      </div>
      <p className="text-ink-soft mt-4 text-sm">{words.revokeNote}</p>
      <Button
        look="danger"
        size="small"
        className="mt-1"
        aria-disabled={isBusy || undefined}
        onClick={revoke}
      >
        {words.revoke}
      </Button>
    </DeskDialog>
  )
}
