import { useReducer, useState } from 'react'

import { useLeaving } from '#app/desk/widgets/use-leaving.ts'
import { showToast } from '#app/ui/toast.tsx'

import { checkFields, requiredSentence } from './fields.ts'
import type { FieldErrors, FieldName, Fields } from './fields.ts'
import { afterFormEvent, formOf, hasTyped, leavesOutUnsaid } from './form-state.ts'
import { addressesOf, hasFailed } from './pictures.ts'
import type { Picture } from './pictures.ts'
import { usePictures } from './use-pictures.ts'

interface FormOptions {
  start: Fields
  /** Of the pictures that it begins with. */
  images: readonly string[]
  required: readonly FieldName[]
  needsPicture: boolean
  /** What the specification has the form say. */
  sentences: { pictureFailed: string; exception: string }
  /** Whether something is typed that is no field of the product. */
  hasMoreTyped?: boolean
  /** The product was sent. Whether it is stored is not known where its answer was lost. */
  onSent: () => void
}

interface Stored {
  ok: true
}

interface Refused {
  ok: false
  body: { message: string; fields?: Record<string, string> | undefined }
}

/** The state of a product's form, and what adding and editing have in common in saving it. */
export function useProductForm(options: FormOptions) {
  const { start, images, required, needsPicture, sentences, hasMoreTyped = false, onSent } = options
  const [form, dispatch] = useReducer(afterFormEvent, start, formOf)
  const { pictures, uploads } = usePictures(images, sentences.pictureFailed)
  const [startImages, setStartImages] = useState(images)
  const leaving = useLeaving(
    hasTyped(form) || hasMoreTyped || !isSameList(pictures.map(addressOrKey), startImages),
  )

  /** What is `said` is shown as a toast, and stays in the form. */
  function stop(errors: FieldErrors, said: string | null = null): null {
    if (said) showToast('error', said)
    dispatch({ type: 'stopped', errors, said })
    return null
  }

  function stopForPicture(): null {
    showToast('error', noPicture)
    return stop({ productImage: noPicture })
  }

  /** Begins again: leaving asks about what differs from `from`. */
  function begin(from: { fields: Fields; images: readonly string[] }, fields = from.fields): void {
    setStartImages(from.images)
    dispatch({ type: 'began', fields, start: from.fields })
  }

  /**
   * Sends the fields with the pictures that are there, once these have arrived. Null where it came to
   * nothing: that has been said then, and what was typed stays.
   */
  async function save<Result extends Stored | Refused>(
    fields: Fields,
    send: (images: string[]) => Promise<Result>,
    onRefused?: (answer: Extract<Result, Refused>) => boolean,
  ): Promise<Extract<Result, Stored> | null> {
    if (form.isSaving) return null
    const isWithoutPicture = () => needsPicture && uploads.pictures().length === 0
    const errors = checkFields(fields, required, form.start)
    if (Object.keys(errors).length > 0) {
      if (isWithoutPicture()) errors.productImage = noPicture
      return stop(errors, Object.values(errors).includes(requiredSentence) ? missingFields : null)
    }
    if (isWithoutPicture()) return stopForPicture()
    if (leavesOutUnsaid(form)) {
      dispatch({ type: 'refusalsSaid' })
      return stop({}, pictureLeftOut)
    }
    dispatch({ type: 'saveBegan' })
    await uploads.settled()
    // Those that hung may have been removed meanwhile.
    if (isWithoutPicture()) return stopForPicture()
    const sent = uploads.pictures()
    if (hasFailed(sent)) return stop({ productImage: pictureMissing }, pictureMissing)
    dispatch({ type: 'productSent' })
    try {
      const answer = await send(addressesOf(sent))
      if (answer.ok) return answer as Extract<Result, Stored>
      if (onRefused?.(answer as Extract<Result, Refused>)) return stop({})
      return stop(answer.body.fields ?? {}, answer.body.message)
    } catch {
      return stop({}, sentences.exception)
    } finally {
      onSent()
    }
  }

  return { form, dispatch, pictures, uploads, leaving, begin, save }
}

const missingFields = 'Please fill in all required fields.'
const noPicture = '*Please upload at least one product image'
const pictureLeftOut = 'A picture is left out. Save again to go on without it.'
const pictureMissing = 'A picture is not uploaded. Please try it again, or remove it.'

function addressOrKey({ key, upload }: Picture): string {
  return upload.state === 'kept' ? upload.address : key
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, place) => each === other[place])
}
