import { Keyboard } from 'lucide-react'
import { useState } from 'react'

import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { IconButton } from '#app/ui/button.tsx'
import * as words from '#words/desk/keys/en.ts'

import { useRowKeys } from './use-row-keys.ts'
import type { RoomKey } from './use-row-keys.ts'

const keysOfEveryList = [
  { keys: ['/'], does: words.search },
  { keys: ['↑', '↓', '←', '→'], does: words.move },
  { keys: ['Home', 'End'], does: words.ends },
  { keys: ['Enter'], does: words.open },
  { keys: ['Esc'], does: words.leave },
  { keys: ['?'], does: words.show },
]

const keysOfEveryPage = [
  { keys: ['Esc'], does: words.close },
  { keys: ['?'], does: words.show },
]

const none: readonly RoomKey[] = []

interface RoomKeysProps {
  /** What the keys move in: a list, or one page without rows. */
  of?: 'list' | 'page'
  more?: readonly RoomKey[]
}

/** The keys of a room: it listens for them, and its button or `?` lists them. */
export function RoomKeys({ of = 'list', more = none }: RoomKeysProps) {
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  useRowKeys([...more, { key: '?', does: '', act: open }])
  const listed = [
    ...more.map(({ key, does }) => ({ keys: [key], does })),
    ...(of === 'list' ? keysOfEveryList : keysOfEveryPage),
  ]
  return (
    <>
      <IconButton label={words.title} onClick={open} className="text-ink-soft pointer-coarse:hidden">
        <Keyboard size={20} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <DeskDialog title={words.title} onClose={() => setIsOpen(false)}>
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
            {listed.map(({ keys, does }) => (
              <div key={does} className="contents">
                <dt className="flex gap-1">
                  {keys.map((key) => (
                    <kbd
                      key={key}
                      className="border-line-strong bg-paper min-w-8 rounded-[6px] border px-2 py-0.5 text-center text-sm font-semibold"
                    >
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </DeskDialog>
      )}
    </>
  )
}
