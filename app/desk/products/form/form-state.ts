import { isSameFields } from './fields.ts'
import type { FieldErrors, FieldName, Fields } from './fields.ts'

export interface FormState {
  /** What the form began with. */
  start: Fields
  fields: Fields
  errors: FieldErrors
  /** While it is saved nothing can be typed, so that nothing is lost by a success. */
  isSaving: boolean
  /** How often saving has come to nothing: the focus then goes to what has to be looked at. */
  stops: number
}

export type FormEvent =
  | { type: 'typed'; name: FieldName; value: string }
  | { type: 'picturesChanged' }
  | { type: 'sent' }
  /** It was not saved; what was typed stays. */
  | { type: 'stopped'; errors: FieldErrors }
  /** The form begins anew with these fields; with `start` it differs from what it begins with. */
  | { type: 'began'; fields: Fields; start?: Fields }

export function formOf(fields: Fields): FormState {
  return { start: fields, fields, errors: {}, isSaving: false, stops: 0 }
}

/** Reducer: the form after an event. */
export function afterFormEvent(form: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'typed':
      if (form.isSaving) return form
      return {
        ...form,
        fields: { ...form.fields, [event.name]: event.value },
        errors: without(form.errors, event.name),
      }
    case 'picturesChanged':
      return { ...form, errors: without(form.errors, 'productImage') }
    case 'sent':
      return { ...form, errors: {}, isSaving: true }
    case 'stopped':
      return { ...form, errors: event.errors, isSaving: false, stops: form.stops + 1 }
    case 'began':
      return { ...formOf(event.start ?? event.fields), fields: event.fields, stops: form.stops }
  }
}

/** Whether something was typed that leaving would lose. */
export function hasTyped({ start, fields }: FormState): boolean {
  return !isSameFields(start, fields)
}

function without(errors: FieldErrors, name: keyof FieldErrors): FieldErrors {
  if (!(name in errors)) return errors
  return Object.fromEntries(Object.entries(errors).filter(([each]) => each !== name))
}
