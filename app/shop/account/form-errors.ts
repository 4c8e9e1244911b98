import * as words from '#words/shop/account/shared/en.ts'

/** What is wrong with which field, by the field's name. */
export type FieldErrors = Record<string, string>

/** The message of every field that was left empty. */
export function checkRequired(entered: Record<string, string>, messages: FieldErrors): FieldErrors {
  const missing = Object.entries(messages).filter(([name]) => (entered[name] ?? '').trim() === '')
  return Object.fromEntries(missing)
}

/** The same as a refusal, which says the first of them; null where nothing is missing. */
export function refuseMissing(
  entered: Record<string, string>,
  messages: FieldErrors,
): { message: string; fields: FieldErrors } | null {
  const fields = checkRequired(entered, messages)
  const message = Object.values(fields)[0]
  return message === undefined ? null : { message, fields }
}

/**
 * Every field that is missing or wrong, named at once; null where there is none. The toast says that
 * something is missing before it says that the passwords differ, and that before anything else.
 */
export function allThatIsWrong(
  missing: FieldErrors,
  wrong: FieldErrors,
): { message: string; fields: FieldErrors } | null {
  const first = Object.keys(missing).length > 0 ? words.missingFields : wrong['confirmPassword']
  const message = first ?? Object.values(wrong)[0]
  return message === undefined ? null : { message, fields: { ...wrong, ...missing } }
}

/** Leads to the first field that needs another look. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  for (const element of form.elements) {
    if (isField(element) && element.name in errors) return element.focus()
  }
}

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
}
