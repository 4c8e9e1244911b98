import { Images } from 'lucide-react'
import type { ReactNode } from 'react'

import { deskPicturesPath } from '#app/desk/desk-paths.ts'
import { deskProductsPath } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { ImportShown } from '#contract/imports.ts'
import { dateAndTime } from '#domain/time/rules.ts'

interface PlanProps {
  shown: ImportShown
  isBusy: boolean
  onTake: () => void
  /** The button that chooses another file. */
  children: ReactNode
}

/** What a file would do, and the button that has it done; how far that is; and that it is done. */
export function Plan({ shown, isBusy, onTake, children }: PlanProps) {
  const { counts, state } = shown
  const doing = counts.changed + counts.new
  return (
    <section
      aria-label={shown.fileName}
      className="bg-paper-raised border-line rounded-card border px-4 py-4"
    >
      <h2 className="text-lg wrap-anywhere">{shown.fileName}</h2>
      <ul className="figures mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {counts.wrong > 0 && (
          <li className="text-terracotta-strong font-semibold">
            {counts.wrong.toLocaleString('en-IN')} wrong
          </li>
        )}
        <li>{counts.new.toLocaleString('en-IN')} new</li>
        <li>{counts.changed.toLocaleString('en-IN')} changed</li>
        <li>{counts.unchanged.toLocaleString('en-IN')} unchanged</li>
      </ul>
      <div role="status">
        <Notice shown={shown} />
      </div>
      <Pictures shown={shown} />
      {state === 'taking' && <Taking {...shown} />}
      {state !== 'taking' && (
        <div className="mt-4 flex flex-wrap items-center gap-2">
          {state === 'planned' && counts.wrong === 0 && doing > 0 && (
            <Button size="small" aria-disabled={isBusy || undefined} onClick={() => isBusy || onTake()}>
              Import {productWords(doing)}
            </Button>
          )}
          {state === 'taken' && shown.needPicture > 0 && (
            <ButtonLink to={deskPicturesPath} size="small">
              <Images size={18} aria-hidden="true" /> Give them pictures
            </ButtonLink>
          )}
          {state === 'taken' && (
            <ButtonLink
              to={deskProductsPath}
              size="small"
              {...(shown.needPicture > 0 && { look: 'quiet' as const })}
            >
              See all products
            </ButtonLink>
          )}
          {children}
        </div>
      )}
    </section>
  )
}

function Notice({ shown }: { shown: ImportShown }) {
  const { counts, state, setback, takenBeforeAt } = shown
  const doing = counts.changed + counts.new
  if (state === 'taken')
    return (
      <p className="bg-leaf-tint mt-3 rounded-[10px] px-3 py-2 text-sm">
        Done: {productWords(doing)} {doing === 1 ? 'is' : 'are'} in the shop as the file says.
      </p>
    )
  if (state === 'taking') return null
  const notices = [
    setback === 'planned_anew' &&
      'The shop has changed since you looked at this file, so nothing was taken. This is what it would do now.',
    setback === 'failed' && 'It could not be taken, and nothing was changed. Please try again.',
    counts.wrong > 0 &&
      `${counts.wrong === 1 ? '1 line is' : `${counts.wrong.toLocaleString('en-IN')} lines are`} wrong, so nothing is taken. Please mend the file and choose it again.`,
    counts.wrong === 0 && doing === 0 && 'The shop has all of this already. There is nothing to take.',
    takenBeforeAt !== null &&
      counts.new > 0 &&
      `This file was taken in before, on ${dateAndTime(takenBeforeAt)}. Its new products would be there twice.`,
  ].filter((notice) => notice !== false)
  return notices.map((notice) => (
    <p
      key={notice}
      className={`mt-3 rounded-[10px] px-3 py-2 text-sm ${counts.wrong > 0 ? 'bg-terracotta-tint' : 'bg-turmeric-tint'}`}
    >
      {notice}
    </p>
  ))
}

/** What is there to be seen of the goods, and how far the addresses of their pictures are fetched. */
function Pictures({ shown: { state, needPicture, pictures } }: { shown: ImportShown }) {
  const { waiting, kept, refused } = pictures
  const all = waiting + kept + refused
  return (
    <div role="status">
      {needPicture > 0 && (
        <p className="bg-turmeric-tint mt-3 rounded-[10px] px-3 py-2 text-sm">
          {state === 'taken'
            ? `${productWords(needPicture)} ${needPicture === 1 ? 'needs' : 'need'} a picture before ${needPicture === 1 ? 'it goes' : 'they go'} on the shelf.`
            : `${productWords(needPicture)} without a picture ${needPicture === 1 ? 'comes in as a draft' : 'come in as drafts'}. You can give the pictures afterwards, all at once.`}
        </p>
      )}
      {all > 0 && (
        <p className="figures mt-3 text-sm">
          {`${pictureWords(kept)} of ${all.toLocaleString('en-IN')} fetched into the shop`}
          {waiting > 0 &&
            `, ${waiting.toLocaleString('en-IN')} still to come. You can leave this page: it goes on`}
          {refused > 0 &&
            `; ${refused === 1 ? '1 stays' : `${refused.toLocaleString('en-IN')} stay`} at the address in the file`}
          .
        </p>
      )}
    </div>
  )
}

function pictureWords(count: number): string {
  return count === 1 ? '1 picture' : `${count.toLocaleString('en-IN')} pictures`
}

function Taking({ counts, done }: ImportShown) {
  const lines = counts.changed + counts.new + counts.unchanged
  return (
    <label className="mt-4 block max-w-xl text-sm">
      <span className="figures mb-2 block">
        Line {done.toLocaleString('en-IN')} of {lines.toLocaleString('en-IN')}. You can leave this page: it
        goes on. All of it comes into the shop at once.
      </span>
      <progress className="accent-leaf h-3 w-full" max={lines} value={done} />
    </label>
  )
}

function productWords(count: number): string {
  return count === 1 ? '1 product' : `${count.toLocaleString('en-IN')} products`
}
