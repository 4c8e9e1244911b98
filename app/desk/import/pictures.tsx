import { ArrowLeft, Images } from 'lucide-react'
import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { Link, useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { ListFailed, NothingFound, RoomSkeleton } from '#app/desk/list/list-states.tsx'
import { Pages } from '#app/desk/list/pages.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { loadList } from '#app/desk/list/room-list.ts'
import type { FullList } from '#app/desk/list/room-list.ts'
import { acceptedPictures } from '#app/desk/products/form/choose-pictures.ts'
import { KeepTyped } from '#app/desk/widgets/keep-typed.tsx'
import { useFileDrops } from '#app/desk/widgets/use-file-drops.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import { deskProductsPath } from '#app/paths.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { Product, getProduct, setProductState } from '#contract/products.ts'
import { packLabel } from '#domain/catalog/rules.ts'

import type { Route } from './+types/pictures.ts'
import { ChooseGoods } from './choose-goods.tsx'
import { GivenPictures } from './given-pictures.tsx'
import { toSave, unsaved } from './given.ts'
import type { Given } from './given.ts'
import { useGiven } from './use-given.ts'

const title = 'Pictures'
const rowsAPage = 50

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, rowsAPage, (query) =>
    call<typeof getProduct>('GET', `/api/get-product?${query}&sort=newest&state=needs_picture`),
  )
}

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** Goods without a picture, and the place where many pictures are given to them at once. */
export default function Pictures({ loaderData: list }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const pictures = useGiven(() => void revalidate())
  const [asked, setAsked] = useState<Given | null>(null)
  const { given, isBusy, choose } = pictures
  const isOver = useFileDrops(isBusy || asked ? null : (files) => void choose(files))
  const lost = unsaved(given)
  const left = toSave(given).reduce((sum, one) => sum + one.pictures.length, 0)

  return (
    <>
      <RoomHead title={title} />
      <KeepTyped isTyped={lost > 0} words={leavingWords(lost)} />
      <Link
        to={deskProductsPath}
        className="text-leaf-strong inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold hover:underline"
      >
        <ArrowLeft size={16} aria-hidden="true" /> All Products
      </Link>
      <p className="text-ink-soft mt-1 mb-4 max-w-2xl">
        Choose all pictures together. Each finds its product by the name of its file: the product’s name with
        or without pack and brand, its Hindi name, bar code or id. tomato-2.jpg is the second picture of
        Tomato. Nothing is saved before you say so.
      </p>
      <div
        className={`rounded-card border-2 border-dashed px-4 py-6 text-center transition-colors ${isOver ? 'border-leaf bg-leaf-tint' : 'border-line-strong bg-paper-raised'}`}
      >
        <PicturesButton isBusy={isBusy} onChoose={(files) => void choose(files)} />
        <p className="text-ink-soft mt-3 text-sm">
          <span className="pointer-coarse:hidden">Or drop them here. </span>
          PNG, JPEG, WebP, AVIF or GIF, up to 10 MB each.
        </p>
        <div role="alert">
          <ul className="mx-auto mt-2 max-w-2xl text-sm empty:hidden">
            {pictures.refusals.map((refusal) => (
              <li key={refusal} className="text-terracotta-strong wrap-anywhere">
                {refusal}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {given.length > 0 && (
        <section aria-labelledby="given" className="mt-6">
          <h2 id="given" className="mb-2 text-lg">
            Which picture goes where
          </h2>
          <GivenPictures given={given} isBusy={isBusy} onChoose={setAsked} onLeaveOut={pictures.leaveOut} />
          <div className="mt-3 flex flex-wrap items-center gap-3">
            {left > 0 && (
              <Button
                size="small"
                aria-disabled={isBusy || undefined}
                onClick={() => isBusy || void pictures.save()}
              >
                {isBusy ? 'Saving...' : `Save ${left === 1 ? '1 picture' : `${left} pictures`}`}
              </Button>
            )}
            {!isBusy && <OntoShelf saved={pictures.saved} onMoved={pictures.moved} />}
            <p role="status" className="figures text-ink-soft text-sm">
              {summary(given)}
            </p>
          </div>
        </section>
      )}
      {asked && (
        <ChooseGoods
          picture={asked}
          onGive={(goods) => {
            pictures.give(asked.key, goods)
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
      <div className="mt-6">
        {list.kind === 'failed' ? (
          <ListFailed message={list.message ?? 'The products did not load.'} />
        ) : (
          <InNeed list={list} />
        )}
      </div>
    </>
  )
}

function leavingWords(lost: number) {
  const pictures = lost === 1 ? '1 picture is' : `${lost} pictures are`
  return { question: `${pictures} not saved. Leave all the same?`, yes: 'Leave', no: 'Stay here' }
}

function PicturesButton({ isBusy, onChoose }: { isBusy: boolean; onChoose: (files: File[]) => void }) {
  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const files = [...(input.files ?? [])]
    // Emptied, because the same files chosen again would be no change.
    input.value = ''
    if (files.length > 0) onChoose(files)
  }
  return (
    <label
      className={`${buttonClass('primary', 'small')} has-focus-visible:outline-terracotta relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-disabled:opacity-60`}
    >
      <Images size={18} aria-hidden="true" />
      Choose pictures
      <input
        type="file"
        multiple
        accept={acceptedPictures.join()}
        disabled={isBusy}
        onChange={choose}
        className="sr-only"
      />
    </label>
  )
}

/** Goods that have their picture now and are drafts still, all at once. */
function OntoShelf({
  saved,
  onMoved,
}: {
  saved: ReadonlyMap<string, Product>
  onMoved: (product: Product) => void
}) {
  const { isBusy, press } = usePress()
  const drafts = [...saved.values()].filter(({ state }) => state === 'draft')
  if (drafts.length === 0) return null
  async function moveAll() {
    for (const { _id } of drafts) {
      const wrong = await press(
        `on_shelf ${_id}`,
        () => call<typeof setProductState>('POST', '/api/set-product-state', { _id, state: 'on_shelf' }),
        ({ ok, body }) => {
          if (!ok) return { '': body.message }
          onMoved(body.data)
          return null
        },
      )
      if (wrong) return showToast('error', wrong[''] ?? 'Not all of them are on the shelf. Please try again.')
    }
    showToast(
      'success',
      `${drafts.length === 1 ? '1 product is' : `${drafts.length} products are`} on the shelf.`,
    )
  }
  return (
    <Button
      look="quiet"
      size="small"
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || void moveAll()}
    >
      Put {drafts.length === 1 ? '1 product' : `${drafts.length} products`} on the shelf
    </Button>
  )
}

function InNeed({ list }: { list: FullList<Product> }) {
  if (list.total === 0)
    return <NothingFound title="Every product has a picture">New ones without one stand here.</NothingFound>
  return (
    <section aria-labelledby="in-need">
      <h2 id="in-need" className="figures text-lg">
        {list.total === 1 ? '1 product needs' : `${list.total.toLocaleString('en-IN')} products need`} a
        picture
      </h2>
      <ul className="border-line divide-line mt-2 divide-y border-y">
        {list.rows.map((product) => (
          <li key={product._id} className="flex min-h-11 items-center justify-between gap-3 py-1.5">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{product.productName}</span>{' '}
              <span className="text-ink-soft figures text-sm">
                {packLabel(product)}, {product.brandName}
              </span>
            </span>
            <Link
              to={`${deskProductsPath}?edit=${encodeURIComponent(product._id)}`}
              className="text-leaf-strong inline-flex min-h-11 shrink-0 items-center text-sm font-semibold hover:underline"
            >
              Edit<span className="sr-only"> {product.productName}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Pages list={list} />
    </section>
  )
}

/** '3 saved, 1 not saved, 2 without a product' */
function summary(given: readonly Given[]): string {
  const count = (is: (one: Given) => boolean) => given.filter(is).length
  const parts = [
    [count(({ step }) => step.is === 'saved'), 'saved'],
    [count(({ step }) => step.is === 'failed'), 'not saved'],
    [count(({ goods }) => goods === null), 'without a product'],
  ] as const
  return parts
    .filter(([many]) => many > 0)
    .map(([many, what]) => `${many} ${what}`)
    .join(', ')
}
