/** What is wrong with which field, by the field's name. */
export type FieldErrors = Record<string, string>

/** The message of every field that was left empty. */
export function checkRequired(entered: Record<string, string>, messages: FieldErrors): FieldErrors {
  const missing = Object.entries(messages).filter(([name]) => (entered[name] ?? '').trim() === '')
  return Object.fromEntries(missing)
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
