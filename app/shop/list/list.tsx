import { Mic } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ComponentType } from 'react'

import { late } from '#app/client/late.tsx'
import { PageHead } from '#app/frame/head/page-head.tsx'
import type { ChosenLine } from '#app/frame/list/chosen-line.ts'
import { useList } from '#app/frame/list/use-list.ts'
import type { VoicePanelProps } from '#app/frame/search-box/voice-panel.tsx'
import { staticPageHeaders } from '#app/pages.server/static-page.server.ts'
import { listPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { mostListLetters } from '#domain/lists/rules.ts'
import * as words from '#words/shop/list/en.ts'

const MySharedLists = late(
  async () => (await import('#app/shop/shared-list/my-shared-lists.tsx')).MySharedLists,
)

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export function headers() {
  return staticPageHeaders()
}

/**
 * A shopping list becomes a cart. The page is one for everybody: what is typed and found stays in the
 * browser.
 */
export default function List() {
  const list = useList(putIntoCart)
  const field = useRef<HTMLTextAreaElement>(null)

  function addHeard(text: string) {
    if (!field.current) return
    const typed = field.current.value.trim()
    field.current.value = typed ? `${typed}\n${text}` : text
    field.current.focus()
  }

  return (
    <div className="shell fills-window short:pt-2 max-w-4xl! pt-8">
      <PageHead title={words.title} path={listPath} description={words.description} />
      <h1 className="short:text-2xl text-4xl sm:text-5xl">{words.title}</h1>
      <p className="text-ink-soft mt-2 text-lg">{words.intro}</p>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void list.read(field.current?.value ?? '')
        }}
        className="mt-5"
      >
        <label htmlFor="list" className="mb-1.5 block font-semibold">
          {words.label}
        </label>
        <textarea
          ref={field}
          id="list"
          name="list"
          rows={6}
          maxLength={mostListLetters}
          placeholder={words.example}
          aria-invalid={list.error ? true : undefined}
          aria-describedby={list.error ? 'list-error' : 'list-hint'}
          className={`bg-paper-raised rounded-card w-full border px-4 py-3 text-base ${list.error ? 'border-terracotta' : 'border-line-strong'}`}
        />
        {list.error ? (
          <p id="list-error" role="alert" className="text-terracotta-strong mt-1.5 text-sm font-medium">
            {list.error}
          </p>
        ) : (
          <p id="list-hint" className="text-ink-soft mt-1.5 text-sm">
            {words.hint}
          </p>
        )}
        <div className="relative mt-3 flex flex-wrap gap-3">
          <Button type="submit">{list.state === 'reading' ? words.reading : words.read}</Button>
          <Speak onHeard={addHeard} />
        </div>
        <noscript>
          <p className="mt-3">{words.needsScript}</p>
        </noscript>
      </form>
      {list.Lines && list.lines && list.lines.length > 0 && <list.Lines {...list} lines={list.lines} />}
      <MySharedLists />
    </div>
  )
}

async function putIntoCart(lines: readonly ChosenLine[]): Promise<boolean> {
  const { addLines } = await import('./add-lines.ts')
  return addLines(lines)
}

/** Hears a list as the search hears a word: with its panel, which comes at the press. */
function Speak({ onHeard }: { onHeard: (text: string) => void }) {
  const [Panel, setPanel] = useState<ComponentType<VoicePanelProps> | null>(null)
  const [isListening, setListening] = useState(false)
  const failed = () => showToast('error', words.voiceFailed)

  async function press() {
    if (isListening) return setListening(false)
    try {
      const { VoicePanel } = await import('#app/frame/search-box/voice-panel.tsx')
      setPanel(() => VoicePanel)
      setListening(true)
    } catch {
      failed()
    }
  }

  return (
    <>
      <Button look="quiet" aria-expanded={isListening} onClick={() => void press()}>
        <Mic size={20} aria-hidden="true" />
        {words.speak}
      </Button>
      {Panel && isListening && (
        <Panel onHeard={onHeard} onFailed={failed} onEnd={() => setListening(false)} />
      )}
    </>
  )
}
