import { useEffect, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'

import { call, newKey } from '#app/client/call.ts'
import type { loader as panelLoader } from '#app/desk/panel.tsx'
import { fitPictures } from '#app/desk/products/form/choose-pictures.ts'
import { UploadRefused, uploadPicture } from '#app/desk/products/form/upload-picture.ts'
import type { Product, addPictures, goodsOfPictures } from '#contract/products.ts'

import { isSameFile, toSave } from './given.ts'
import type { Given, Goods } from './given.ts'

/** As many as are looked up in one call. */
const mostAtOnce = 500
/** So many products are given their pictures beside each other. */
const productsAtOnce = 3
const lost = 'No answer came. Please try again.'

/** Pictures that were dropped together: whose they are, and how far each is. */
export function useGiven(onSaved: () => void) {
  const host = useRouteLoaderData<typeof panelLoader>('desk/panel')?.pictureHost
  const [given, setGiven] = useState<readonly Given[]>([])
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [saved, setSaved] = useState<ReadonlyMap<string, Product>>(new Map())
  const ending = useRef<AbortController | null>(null)
  const previews = useRef(new Set<string>())
  useEffect(() => {
    const shown = previews.current
    return () => {
      ending.current?.abort()
      for (const preview of shown) URL.revokeObjectURL(preview)
    }
  }, [])

  const change = (key: string, to: Partial<Given>) =>
    setGiven((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)))

  async function choose(files: readonly File[]) {
    const fresh = files.filter((file) => !given.some((one) => isSameFile(one.file, file)))
    const { fit, refusals: wrong } = fitPictures(fresh)
    const taken = fit.slice(0, mostAtOnce)
    if (fit.length > mostAtOnce)
      wrong.push(`At most ${mostAtOnce} pictures at once. The others were left out.`)
    setRefusals(wrong)
    if (taken.length === 0) return
    setIsBusy(true)
    const body = { fileNames: taken.map(({ name }) => name.slice(-300)) }
    const answer = await call<typeof goodsOfPictures>('POST', '/api/goods-of-pictures', body).catch(
      () => null,
    )
    setIsBusy(false)
    // Without an answer each can still be given by choosing.
    if (!answer?.ok)
      setRefusals([...wrong, answer ? answer.body.message : 'Whose they are could not be looked up.'])
    const found = answer?.ok ? answer.body.data : []
    const added = taken.map((file, place): Given => {
      const preview = URL.createObjectURL(file)
      previews.current.add(preview)
      const { view = 1, goods = [] } = found[place] ?? {}
      const only = goods.length === 1 ? goods[0]! : null
      return { key: newKey(), file, preview, view, goods: only, offered: goods, step: { is: 'chosen' } }
    })
    setGiven((all) => [...all, ...added])
  }

  /** Keeps a picture. Answers its address, or null where that failed. */
  async function send({ key, file, address }: Given, signal: AbortSignal): Promise<string | null> {
    if (address !== undefined) return address
    try {
      if (!host) throw new UploadRefused()
      const kept = await uploadPicture(host, file, {
        onProgress: (progress) => change(key, { step: { is: 'sending', progress } }),
        signal,
      })
      change(key, { address: kept })
      return kept
    } catch (error) {
      if (signal.aborted) throw error
      const reason = error instanceof UploadRefused && error.message ? error.message : lost
      change(key, { step: { is: 'failed', reason } })
      return null
    }
  }

  async function saveOne({ goods, pictures }: { goods: Goods; pictures: Given[] }, signal: AbortSignal) {
    const sent: { key: string; address: string }[] = []
    for (const picture of pictures) {
      change(picture.key, { step: { is: 'sending', progress: 0 } })
      const address = await send(picture, signal)
      if (address !== null) sent.push({ key: picture.key, address })
    }
    if (sent.length === 0) return
    const body = { _id: goods._id, productImage: sent.map(({ address }) => address) }
    // Safe to be repeated: a picture that the product has is not added twice.
    const answer = await call<typeof addPictures>('POST', '/api/add-pictures', body).catch(() => null)
    const step = answer?.ok
      ? ({ is: 'saved' } as const)
      : ({ is: 'failed', reason: answer ? answer.body.message : lost } as const)
    for (const { key } of sent) change(key, { step })
    if (answer?.ok) setSaved((all) => new Map(all).set(goods._id, answer.body.data))
  }

  async function save() {
    if (isBusy) return
    setIsBusy(true)
    const own = new AbortController()
    ending.current = own
    const left = toSave(given)
    const work = async () => {
      for (let next = left.shift(); next; next = left.shift()) await saveOne(next, own.signal)
    }
    await Promise.all(Array.from({ length: productsAtOnce }, work)).catch(() => undefined)
    if (own.signal.aborted) return
    setIsBusy(false)
    onSaved()
  }

  return {
    given,
    refusals,
    isBusy,
    saved,
    choose,
    save,
    give: (key: string, goods: Goods) => change(key, { goods, step: { is: 'chosen' } }),
    leaveOut: (key: string) => setGiven((all) => all.filter((one) => one.key !== key)),
    /** It stands on the shelf now. */
    moved: (product: Product) => setSaved((all) => new Map(all).set(product._id, product)),
  }
}
