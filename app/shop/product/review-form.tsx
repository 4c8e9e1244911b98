import { Camera } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import { useLocation } from 'react-router'

import { call } from '#app/client/call.ts'
import { forgetDraft, keepDraft, keptDraft } from '#app/client/drafts.ts'
import { isSessionOver, knownCustomer } from '#app/client/session.ts'
import { loginPath } from '#app/paths.ts'
import { SubmitButton } from '#app/shop/account/submit-button.tsx'
import { shrunkPicture } from '#app/shop/orders/shrink-picture.ts'
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { MyReviewAnswer, deleteReview, myReview, writeReview } from '#contract/reviews.ts'
import { mostWords } from '#domain/reviews/rules.ts'
import * as texts from '#words/shop/product/reviews/en.ts'

/** What somebody has said, and who they are, for what they type; '' where that is not known. */
type Mine = MyReviewAnswer['data'] & { personId: string }

interface ReviewFormProps {
  productId: string
  /** `isChanged`: what the page shows may be another now. */
  onDone: (isChanged?: boolean) => void
}

/** Says who may rate the good, and lets them: one review each, which they can change and delete. */
export function ReviewForm({ productId, onDone }: ReviewFormProps) {
  const [mine, setMine] = useState<Mine | 'guest' | 'failed' | null>(null)
  const { pathname, search } = useLocation()
  const load = useCallback(
    async () => setMine(await ask(productId).catch(() => 'failed' as const)),
    [productId],
  )
  // oxlint-disable-next-line react/set-state-in-effect -- set once the answer has come
  useEffect(() => void load(), [load])

  if (mine === null) return <p className="mt-3 min-h-40">{texts.oneMoment}</p>
  if (mine === 'failed')
    return (
      <div role="alert" className="mt-3 space-y-4">
        <p>{texts.notLoaded}</p>
        <Button onClick={() => void load()}>{texts.tryAgain}</Button>
      </div>
    )
  if (mine === 'guest')
    return (
      <div className="mt-3 space-y-4">
        <p>{texts.signInFirst}</p>
        <ButtonLink to={loginPath} state={{ returnTo: `${pathname}${search}#review` }}>
          {texts.signIn}
        </ButtonLink>
      </div>
    )
  if (mine.cannot && !mine.review) return <p className="mt-3">{whyNot[mine.cannot]}</p>
  return <Fields productId={productId} mine={mine} onDone={onDone} onOver={() => setMine('guest')} />
}

/** Whoever is known to be a guest is not asked of. */
async function ask(productId: string): Promise<Mine | 'guest' | 'failed'> {
  const { session, user } = await knownCustomer()
  if (session === 'known' && !user) return 'guest'
  const answer = await call<typeof myReview>('GET', `/api/products/${productId}/my-review`)
  if (answer.ok) return { ...answer.body.data, personId: user?._id ?? '' }
  return isSessionOver(answer) ? 'guest' : 'failed'
}

const whyNot = {
  not_bought: texts.notBought,
  works_here: texts.worksHere,
}

const standing = {
  waiting: texts.waits,
  shown: texts.isShown,
  refused: texts.isRefused,
}

type Problems = Partial<Record<'stars' | 'words' | 'picture' | '', string>>

interface FieldsProps extends ReviewFormProps {
  mine: Mine
  /** Nobody is signed in any more. */
  onOver: () => void
}

interface Said {
  stars: number
  words: string
}

/**
 * Stars, words and a new picture stay over Back, a reload and a new sign-in until they are sent. The picture
 * is kept by itself: where the browser has no room for it, the words stay.
 */
function Fields({ productId, mine: { review, personId }, onDone, onOver }: FieldsProps) {
  const draft = `review-${productId}`
  const pictureDraft = `review-picture-${productId}`
  const [{ stars, words }, setSaid] = useState<Said>({
    stars: review?.stars ?? 0,
    words: review?.words ?? '',
    ...keptDraft<Said>(personId, draft),
  })
  /** What is shown: the address of the one that was sent, or a new one as a data URL; empty for none. */
  const [picture, setPicture] = useState(
    () => keptDraft<{ picture: string }>(personId, pictureDraft).picture ?? review?.picture ?? '',
  )
  const [isOpening, setOpening] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // The same picture can be chosen again only where the field has forgotten it.
    currentTarget.value = ''
    if (!file) return
    setOpening(true)
    const opened = await shrunkPicture(file).catch(() => null)
    setOpening(false)
    if (opened !== null) show(opened)
    setProblems({
      ...problems,
      picture: opened === null ? texts.cannotOpen : '',
    })
  }

  function show(next: string) {
    setPicture(next)
    if (!personId) return
    forgetDraft(personId, pictureDraft)
    keepDraft(personId, pictureDraft, { picture: next })
  }

  function say(changed: Partial<Said>) {
    const next = { stars, words, ...changed }
    setSaid(next)
    if (personId) keepDraft(personId, draft, next)
  }

  async function press(
    ask: () => Promise<{ ok: boolean; status: number; body: Refusal | { message: string } }>,
  ) {
    if (isBusy || isOpening) return
    setBusy(true)
    try {
      const answer = await ask()
      const { ok, body } = answer
      if (!ok) return isSessionOver(answer) ? onOver() : refuse(problemsOf(body))
      forgetDraft(personId, draft)
      forgetDraft(personId, pictureDraft)
      showToast('success', body.message)
      onDone(true)
    } catch {
      refuse({ '': texts.noAnswer })
    } finally {
      setBusy(false)
    }
  }

  function refuse(found: Problems) {
    setProblems(found)
    if (found.stars) form.current?.querySelector('input')?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (stars === 0) return refuse({ stars: texts.chooseStars })
    const sent = picture === (review?.picture ?? '') ? undefined : picture || null
    void press(() =>
      call<typeof writeReview>('POST', `/api/products/${productId}/my-review`, {
        stars,
        words,
        ...(sent !== undefined && { picture: sent }),
      }),
    )
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-3 space-y-4">
      {review && (
        <div className="bg-leaf-tint rounded-card px-4 py-2.5">
          <p>{standing[review.state]}</p>
          {review.refusedWhy && (
            <p className="mt-1 wrap-anywhere whitespace-pre-line">“{review.refusedWhy}”</p>
          )}
        </div>
      )}
      <fieldset aria-describedby={problems.stars && 'stars-problem'}>
        <legend className="font-semibold">{texts.howIsIt}</legend>
        <div className="flex flex-wrap items-center">
          {texts.meanings.map((meaning, place) => (
            <label
              key={meaning}
              className={`grid size-12 cursor-pointer place-items-center rounded-full text-4xl leading-none has-focus-visible:outline-3 has-focus-visible:outline-(--focus) ${place < stars ? 'text-turmeric' : 'text-line-strong'}`}
            >
              <input
                type="radio"
                name="stars"
                checked={stars === place + 1}
                onChange={() => {
                  say({ stars: place + 1 })
                  setProblems({ ...problems, stars: '' })
                }}
                className="sr-only"
              />
              <span aria-hidden="true">★</span>
              <span className="sr-only">{texts.starsMean(place + 1, meaning)}</span>
            </label>
          ))}
          <span aria-hidden="true" className="text-ink-soft ms-2">
            {texts.meanings[stars - 1]}
          </span>
        </div>
        <Problem id="stars-problem" says={problems.stars} />
      </fieldset>
      <div>
        <label htmlFor="review-words" className="mb-1.5 block font-semibold">
          {texts.whatToKnow} <span className="text-ink-soft font-normal">{texts.optional}</span>
        </label>
        <textarea
          id="review-words"
          rows={4}
          value={words}
          maxLength={mostWords}
          readOnly={isBusy}
          onChange={({ target }) => say({ words: target.value })}
          aria-invalid={problems.words ? true : undefined}
          aria-describedby="words-hint words-problem"
          className="bg-paper-raised rounded-card border-line-strong w-full border px-4 py-3 text-base"
        />
        <p id="words-hint" className="text-ink-soft text-sm">
          {texts.hint}
        </p>
        <Problem id="words-problem" says={problems.words} />
      </div>
      <div>
        <div className="flex flex-wrap items-center gap-4">
          {picture && (
            <img
              src={picture}
              alt={texts.whatYouShow}
              width={80}
              height={80}
              className="bg-paper-sunken size-20 rounded-[10px] object-cover"
            />
          )}
          <input
            id="review-picture"
            type="file"
            accept="image/*"
            disabled={isBusy || isOpening}
            onChange={(event) => void take(event)}
            aria-describedby="picture-problem"
            className="peer sr-only"
          />
          <label
            htmlFor="review-picture"
            className={`${buttonClass('quiet', 'small')} peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus)`}
          >
            <Camera size={18} aria-hidden="true" />
            {isOpening ? texts.oneMoment : picture ? texts.anotherPicture : texts.addPicture}
          </label>
          {picture && (
            <button
              type="button"
              disabled={isBusy}
              onClick={() => show('')}
              className="text-leaf min-h-11 text-sm font-semibold underline underline-offset-4"
            >
              {texts.remove}
              <span className="sr-only">{texts.removePicture}</span>
            </button>
          )}
        </div>
        <Problem id="picture-problem" says={problems.picture} />
      </div>
      <Problem says={problems['']} />
      <SubmitButton isBusy={isBusy} busyLabel={texts.sending}>
        {review ? texts.save : texts.send}
      </SubmitButton>
      {review && (
        <button
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={() =>
            void press(() => call<typeof deleteReview>('POST', `/api/products/${productId}/my-review/delete`))
          }
          className="text-leaf min-h-11 text-sm font-semibold underline underline-offset-4"
        >
          {texts.deleteMine}
        </button>
      )}
    </form>
  )
}

/** Read aloud when it comes: it is there, empty, before. */
function Problem({ id, says }: { id?: string; says: string | undefined }) {
  return (
    <div role="alert">
      <p id={id} className="text-terracotta-strong mt-1.5 text-sm font-medium empty:hidden">
        {says}
      </p>
    </div>
  )
}

interface Refusal {
  code?: string
  message: string
  fields?: Record<string, string> | undefined
}

/** What the shop found wrong, at the field that it is about. */
function problemsOf({ code, message, fields = {} }: Refusal): Problems {
  const { stars, words, picture } = fields
  if (code === 'bad_picture' || code === 'too_large') return { picture: message }
  if (!stars && !words && !picture) return { '': message }
  return { ...(stars && { stars }), ...(words && { words }), ...(picture && { picture }) }
}
