import { element, icon, rupees } from './elements.js'

/**
 * The dialog that everything happens in. It lives in a shadow tree, so the shop's styles and its own leave one
 * another alone. `dismiss` is called when somebody wants to leave: by the button, Escape, Back or the backdrop.
 */
export function openShell({ options, css, dismiss }) {
  const { modal = {}, theme = {} } = options
  const host = element('div', { class: 'razorpay-container' })
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]

  const body = element('div', { class: 'body', tabindex: '-1' })
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'rzp-merchant', class: modal.animation === false ? 'still' : null },
    header(options, dismiss),
    element('p', { class: 'banner' }, icon('flask'), 'Test payments: no real money'),
    body,
  )
  if (isDarkEnoughColor(theme.color)) dialog.style.setProperty('--accent', theme.color)
  if (theme.backdrop_color && CSS.supports('color', theme.backdrop_color)) {
    dialog.style.setProperty('--backdrop', theme.backdrop_color)
  }
  root.append(dialog)

  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      // Prevented always: the browser would close the dialog past us.
      event.preventDefault()
      event.stopPropagation()
      if (modal.escape !== false) dismiss()
    }
    if (event.key === 'Tab') keepFocusInside(event, root, dialog)
  })
  // The back gesture of Android arrives as `cancel`.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    if (modal.handleback !== false) dismiss()
  })
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && modal.backdropclose === true) dismiss()
  })

  const unlockScroll = lockScroll()
  const forgetBack = modal.handleback === false ? async () => {} : catchBack(dismiss)
  document.body.append(host)
  dialog.showModal()

  return {
    /** Shows a step. Focus goes to what the step marks with `autofocus`, or to the step itself. */
    show(...content) {
      body.replaceChildren(...content)
      body.scrollTop = 0
      const first = body.querySelector('[autofocus]') ?? body
      first.focus({ preventScroll: true })
    },
    body,
    setAmount(paise, currency) {
      root.getElementById('rzp-amount').textContent = rupees(paise, currency)
    },
    /** Resolves once the page is as it was before, its place in the history included. */
    async remove() {
      dialog.close()
      host.remove()
      unlockScroll()
      await forgetBack()
    },
  }
}

function header({ name, description, image, amount, currency }, dismiss) {
  const merchant = name || 'Payment'
  const picture = image
    ? element('img', { class: 'logo', src: image, alt: '', width: 40, height: 40 })
    : element('span', { class: 'logo', 'aria-hidden': 'true', text: firstLetter(merchant) })
  return element(
    'header',
    {},
    picture,
    element(
      'div',
      { class: 'merchant' },
      element('h2', { id: 'rzp-merchant', text: merchant }),
      description ? element('p', { text: description }) : null,
    ),
    element('strong', {
      id: 'rzp-amount',
      class: 'amount',
      text: Number(amount) > 0 ? rupees(Number(amount), currency || 'INR') : '',
    }),
    element(
      'button',
      { type: 'button', class: 'icon', 'aria-label': 'Close', onclick: dismiss },
      icon('close'),
    ),
  )
}

function keepFocusInside(event, root, dialog) {
  const reachable = [...dialog.querySelectorAll('button, input, select, summary, [tabindex="0"]')].filter(
    (one) => !one.disabled && one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }),
  )
  const first = reachable.at(0)
  const last = reachable.at(-1)
  const current = root.activeElement
  if (event.shiftKey && (current === first || !reachable.includes(current))) {
    event.preventDefault()
    last?.focus()
  } else if (!event.shiftKey && current === last) {
    event.preventDefault()
    first?.focus()
  }
}

function lockScroll() {
  const { style, clientWidth } = document.documentElement
  const before = { overflow: style.overflow, paddingRight: style.paddingRight }
  const scrollbar = window.innerWidth - clientWidth
  style.overflow = 'hidden'
  // Otherwise the page behind would jump by the width of its scrollbar.
  if (scrollbar > 0) style.paddingRight = `${scrollbar}px`
  return () => Object.assign(style, before)
}

/**
 * Lets the Back button close the dialog instead of leaving the page, by one more entry of the same page in the
 * history. The page's own router is not told: for it nothing happened. Answers what takes the entry away again.
 */
function catchBack(dismiss) {
  let isOurs = false
  let settled = null
  const push = () => {
    history.pushState({ ...history.state, razorpayCheckout: true }, '', location.href)
    isOurs = true
  }
  const onPop = (event) => {
    event.stopImmediatePropagation()
    isOurs = false
    if (settled) settled()
    else dismiss({ stayed: push })
  }
  push()
  window.addEventListener('popstate', onPop, { capture: true })
  return async () => {
    if (isOurs && history.state?.razorpayCheckout) {
      // Going back takes a moment; what navigates next must not be overtaken by it.
      await new Promise((resolve) => {
        settled = resolve
        setTimeout(resolve, 1000)
        history.back()
      })
    }
    window.removeEventListener('popstate', onPop, { capture: true })
  }
}

/** White stands on the accent colour; one that is too light for that is not used. */
function isDarkEnoughColor(color) {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color ?? '')
  if (!match) return false
  const [red, green, blue] = match.slice(1).map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5
}

/** The first letter as people see it: in Hindi a consonant and its vowel are one. */
function firstLetter(text) {
  const [first] = new Intl.Segmenter().segment(text)
  return first?.segment ?? ''
}
