import { isSameFields } from './fields.ts'
import type { FieldErrors, FieldName, Fields } from './fields.ts'

export interface FormState {
  /** What the form began with. */
  start: Fields
  fields: Fields
  errors: FieldErrors
  /** Why chosen pictures were left out: a sentence for each reason. */
  refusals: readonly string[]
  /** A save has stopped to say so; the next one goes on. */
  areRefusalsSaid: boolean
  /** What was said when saving came to nothing: it stands here for longer than its toast. */
  said: string | null
  /** While it is saved nothing can be typed, so that nothing is lost by a success. */
  isSaving: boolean
  /** The product itself is on its way, with its pictures as they are; before that they are waited for. */
  isSent: boolean
  /** How often saving has come to nothing: the focus then goes to what has to be looked at. */
  stops: number
}

export type FormEvent =
  | { type: 'typed'; name: FieldName; value: string }
  | { type: 'picturesChanged'; refusals: readonly string[] }
  | { type: 'refusalsSaid' }
  | { type: 'saveBegan' }
  | { type: 'productSent' }
  /** It was not saved; what was typed stays. */
  | { type: 'stopped'; errors: FieldErrors; said: string | null }
  /** The form begins again with these fields; with `start` it differs from what it begins with. */
  | { type: 'began'; fields: Fields; start?: Fields }

export function formOf(fields: Fields): FormState {
  return {
    start: fields,
    fields,
    errors: {},
    refusals: [],
    areRefusalsSaid: false,
    said: null,
    isSaving: false,
    isSent: false,
    stops: 0,
  }
}

/** Reducer: the form after an event. */
export function afterFormEvent(form: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'typed':
      if (form.isSaving) return form
      return mended({ ...form, fields: { ...form.fields, [event.name]: event.value } }, event.name)
    case 'picturesChanged':
      return mended({ ...form, refusals: event.refusals, areRefusalsSaid: false }, 'productImage')
    case 'refusalsSaid':
      return { ...form, areRefusalsSaid: true }
    case 'saveBegan':
      return { ...form, errors: {}, said: null, isSaving: true }
    case 'productSent':
      return { ...form, isSent: true }
    case 'stopped':
      return {
        ...form,
        errors: event.errors,
        said: event.said,
        isSaving: false,
        isSent: false,
        stops: form.stops + 1,
      }
    case 'began':
      return { ...formOf(event.start ?? event.fields), fields: event.fields, stops: form.stops }
  }
}

/** Whether a save has to say first that chosen pictures are left out of it. */
export function leavesOutUnsaid({ refusals, areRefusalsSaid }: FormState): boolean {
  return refusals.length > 0 && !areRefusalsSaid
}

/** Whether something was typed that leaving would lose. */
export function hasTyped({ start, fields }: FormState): boolean {
  return !isSameFields(start, fields)
}

/** Takes away the error of a field, and after the last error also what was said of the save. */
function mended(form: FormState, name: keyof FieldErrors): FormState {
  const errors = Object.fromEntries(Object.entries(form.errors).filter(([each]) => each !== name))
  return { ...form, errors, said: Object.keys(errors).length > 0 ? form.said : null }
}
