/** Makes an element. `on…` properties are listeners, `text` is its text, the rest are attributes. */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value)
    else if (name === 'text') made.textContent = value
    else made.setAttribute(name, value === true ? '' : String(value))
  }
  made.append(...children.filter((child) => child !== null && child !== undefined))
  return made
}

/** A labelled input with a place for its error under it. */
export function field({ label, name, hint, format, ...attributes }) {
  const id = `rzp-${name}`
  const input = element('input', {
    id,
    name,
    'aria-describedby': `${id}-note`,
    required: true,
    ...attributes,
  })
  const note = element('p', { class: 'note', id: `${id}-note`, text: hint ?? '' })
  input.addEventListener('input', () => {
    if (format) formatInPlace(input, format)
    showError('')
  })

  function showError(message) {
    note.textContent = message || (hint ?? '')
    note.classList.toggle('error', message !== '')
    if (message) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  }

  const box = element('div', { class: 'field' }, element('label', { for: id, text: label }), input, note)
  return { box, input, showError }
}

/** Formats while somebody types, and leaves the caret behind the same character that it stood behind. */
function formatInPlace(input, format) {
  const significantBefore = input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '').length
  const isAtEnd = input.selectionStart === input.value.length
  input.value = format(input.value)
  if (isAtEnd) return
  let caret = 0
  for (let seen = 0; seen < significantBefore && caret < input.value.length; caret += 1) {
    if (/\d/.test(input.value.charAt(caret))) seen += 1
  }
  input.setSelectionRange(caret, caret)
}

export function formatCardNumber(text) {
  const digits = text.replace(/\D/g, '').slice(0, 19)
  return digits.replace(/(.{4})(?=.)/g, '$1 ')
}

export function formatExpiry(text) {
  const digits = text.replace(/\D/g, '').slice(0, 4)
  // A month that begins with 2 to 9 can only be a single digit.
  const padded = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits
  return padded.length > 2 ? `${padded.slice(0, 2)}/${padded.slice(2)}` : padded
}

/** An amount as it is written in India, with its paise: ₹1,23,456.50. */
export function rupees(paise, currency = 'INR') {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency, minimumFractionDigits: 2 }).format(
    paise / 100,
  )
}

/** One of the few line drawings that the dialog needs. */
export function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  for (const d of drawings[name]) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', d)
    svg.append(path)
  }
  return svg
}

const drawings = {
  close: ['M6 6l12 12', 'M18 6L6 18'],
  back: ['M15 5l-7 7 7 7'],
  card: [
    'M3 6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5z',
    'M3 10h18',
    'M7 15h3',
  ],
  phone: [
    'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3z',
    'M11 18h2',
  ],
  code: [
    'M4 4h6v6H4z',
    'M14 4h6v6h-6z',
    'M4 14h6v6H4z',
    'M14 14h2.5v2.5H14z',
    'M20 14v2',
    'M17.5 20H20v-1.5',
    'M14 20v-.5',
  ],
  bank: ['M4 9.5L12 4l8 5.5z', 'M6 10v7', 'M10 10v7', 'M14 10v7', 'M18 10v7', 'M4 20h16'],
  done: ['M5 12.5l4.5 4.5L19 7.5'],
  failed: ['M12 7v6', 'M12 16.5v.5'],
  alert: ['M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18', 'M12 8v4.5', 'M12 16v.2'],
  flask: ['M9.5 3h5', 'M10.5 3v6.2L5.4 18a2 2 0 0 0 1.7 3h9.8a2 2 0 0 0 1.7-3l-5.1-8.8V3', 'M7.6 15h8.8'],
}
