import { useState } from 'react'

import { Button } from '#app/ui/button.tsx'
import * as words from '#words/desk/lines/en.ts'

import type { PastedGoods } from './lines.ts'
import { PasteDialog } from './paste-dialog.tsx'

interface PasteListProps {
  onGoods: (pasted: readonly PastedGoods[]) => void
}

/** Takes a whole list, as a customer has written it, and keeps in sight what of it is no line. */
export function PasteList({ onGoods }: PasteListProps) {
  const [isOpen, setOpen] = useState(false)
  const [left, setLeft] = useState<readonly string[]>([])
  return (
    <>
      <Button look="quiet" size="small" className="mt-2 align-top" onClick={() => setOpen(true)}>
        {words.pasteList}
      </Button>
      {left.length > 0 && (
        <div role="status" className="bg-turmeric-tint text-ink rounded-card mt-2 px-3 py-2 text-sm">
          <p className="font-medium">{words.notTakenFrom}</p>
          <ul aria-label={words.notTaken} className="wrap-anywhere">
            {left.map((typed, at) => (
              // The same words may stand there twice.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>{typed}</li>
            ))}
          </ul>
          <Button look="quiet" size="small" className="mt-2" onClick={() => setLeft([])}>
            {words.seen}
          </Button>
        </div>
      )}
      {isOpen && (
        <PasteDialog
          onClose={() => setOpen(false)}
          onPasted={(pasted, typed) => {
            onGoods(pasted)
            setLeft(typed)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
