import { element, field, formatCardNumber, formatExpiry, icon, rupees } from './elements.js'
import { upiForm } from './upi.js'

const testCards = [
  ['4100 2800 0000 1007', 'Visa', 'succeeds'],
  ['5500 6700 0000 1002', 'Mastercard', 'succeeds'],
  ['6527 6589 0000 1005', 'RuPay', 'succeeds'],
  ['4100 2800 0008 0001', 'Visa', 'not enough money'],
  ['4100 2800 0006 0003', 'Visa', 'declined'],
  ['4100 2800 0009 0000', 'Visa', 'times out'],
  ['4100 2800 0002 0007', 'Visa', 'technical error'],
]

/** The first step: choose how to pay. `pay` is handed what the gateway needs; it may reject with a GatewayError. */
export function methodsStep({ options, order, chosen, failure, pay }) {
  const amount = rupees(order.amount, order.currency)
  const { hide = [], sequence = [] } = options.config?.display ?? {}
  const hidden = hide.filter((one) => !one.flows).map((one) => one.method)
  const offered = inSequence(sequence, [
    { method: 'card', label: 'Card', icon: 'card', form: cardForm },
    { method: 'upi', label: 'UPI', icon: 'phone', form: upiForm },
    { method: 'netbanking', label: 'Netbanking', icon: 'bank', form: bankForm },
  ]).filter(({ method }) => !hidden.includes(method))

  const panels = offered.map(({ method, form }) =>
    element(
      'div',
      { role: 'tabpanel', id: `rzp-panel-${method}`, 'aria-labelledby': `rzp-tab-${method}`, hidden: true },
      submitting(form(options, order), method, amount, pay),
    ),
  )
  const tabs = offered.map(({ method, label, icon: drawing }, index) =>
    element(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `rzp-tab-${method}`,
        'aria-controls': `rzp-panel-${method}`,
        onclick: () => select(index),
      },
      icon(drawing),
      label,
    ),
  )

  function select(index) {
    for (const [at, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(at === index))
      tab.tabIndex = at === index ? 0 : -1
      panels[at].hidden = at !== index
    }
  }

  const list = element('div', { role: 'tablist', 'aria-label': 'Ways to pay' }, ...tabs)
  list.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = (tabs.findIndex((tab) => tab.tabIndex === 0) + step + tabs.length) % tabs.length
    select(next)
    tabs[next].focus()
  })

  const wanted = offered.findIndex(({ method }) => method === (chosen ?? options.prefill?.method))
  const start = Math.max(wanted, 0)
  if (tabs[start]) {
    select(start)
    tabs[start].setAttribute('autofocus', '')
  }
  return [failure ? alertBox(failure) : null, list, ...panels].filter((part) => part !== null)
}

/** As with Razorpay: the methods that the shop's `sequence` names come first, the others keep their order. */
function inSequence(sequence, methods) {
  const placeOf = ({ method }) => (sequence.includes(method) ? sequence.indexOf(method) : sequence.length)
  return methods.toSorted((one, other) => placeOf(one) - placeOf(other))
}

export function alertBox(message) {
  return element('div', { class: 'alert', role: 'alert' }, icon('alert'), element('span', { text: message }))
}

/** Puts the pay button under a form's fields and shows errors where they belong. */
function submitting({ content, fields, read, extra, ways = [] }, method, amount, pay) {
  const look = ways.length > 0 ? 'secondary' : 'primary'
  const button = element('button', { class: look, type: 'submit', text: `Pay ${amount}` })
  const trouble = element('div')
  const others = ways.map(({ text, drawing, values, isFirst }) => {
    const way = element(
      'button',
      { class: isFirst ? 'primary way' : 'secondary way', type: 'button' },
      icon(drawing),
      text,
    )
    way.addEventListener('click', () => begin(way, values))
    return way
  })
  const form = element('form', { novalidate: true }, trouble, ...others, ...content, button, ...(extra ?? []))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    trouble.replaceChildren()
    const { values, errors } = read()
    const broken = Object.entries(errors)
    for (const [name, message] of broken) fields[name].showError(message)
    if (broken.length > 0) {
      fields[broken[0][0]].input.focus()
      return
    }
    await begin(button, values)
  })

  async function begin(pressed, values) {
    const said = [...pressed.childNodes]
    trouble.replaceChildren()
    pressed.disabled = true
    pressed.replaceChildren('One moment…')
    try {
      await pay({ method, ...values })
    } catch (error) {
      const blamed = fields[error.field]
      if (blamed) {
        blamed.showError(error.message)
        blamed.input.focus()
      } else trouble.replaceChildren(alertBox(error.message))
    } finally {
      pressed.disabled = false
      pressed.replaceChildren(...said)
    }
  }
  return form
}

function cardForm() {
  const number = field({
    label: 'Card number',
    name: 'number',
    inputmode: 'numeric',
    autocomplete: 'cc-number',
    format: formatCardNumber,
    placeholder: '1234 5678 9012 3456',
    maxlength: 23,
  })
  const expiry = field({
    label: 'Expiry',
    name: 'expiry',
    inputmode: 'numeric',
    autocomplete: 'cc-exp',
    format: formatExpiry,
    placeholder: 'MM/YY',
    maxlength: 7,
  })
  const cvv = field({
    label: 'CVV',
    name: 'cvv',
    type: 'password',
    inputmode: 'numeric',
    autocomplete: 'cc-csc',
    placeholder: '•••',
    format: (text) => text.replace(/\D/g, '').slice(0, 4),
    maxlength: 4,
  })
  const fields = { number, expiry, cvv }

  function fill(cardNumber) {
    number.input.value = cardNumber
    expiry.input.value = `12/${String(new Date().getFullYear() + 3).slice(-2)}`
    cvv.input.value = '123'
    for (const one of Object.values(fields)) one.showError('')
    cvv.input.form.querySelector('[type="submit"]').focus()
  }

  const samples = testCards.map(([cardNumber, network, result]) =>
    element(
      'li',
      {},
      element(
        'button',
        { type: 'button', class: 'sample', onclick: () => fill(cardNumber) },
        element('span', { class: 'digits', text: cardNumber }),
        element('span', { class: 'result', text: `${network}, ${result}` }),
      ),
    ),
  )
  return {
    fields,
    content: [number.box, element('div', { class: 'pair' }, expiry.box, cvv.box)],
    extra: [
      element('details', {}, element('summary', { text: 'Test cards' }), element('ul', {}, ...samples)),
    ],
    read() {
      const values = {
        number: number.input.value.replace(/\D/g, ''),
        expiry: expiry.input.value,
        cvv: cvv.input.value,
      }
      const errors = {}
      if (values.number.length < 12) errors.number = 'Please enter the whole card number.'
      if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(values.expiry)) errors.expiry = 'Please enter it as MM/YY.'
      if (values.cvv.length < 3) errors.cvv = 'Please enter the 3 digits on the back of the card.'
      return { values, errors }
    },
  }
}

function bankForm(_options, { banks }) {
  const radios = Object.entries(banks).map(([code, name], index) =>
    element(
      'label',
      { class: 'choice' },
      element('input', { type: 'radio', name: 'bank', value: code, checked: index === 0 }),
      element('span', { text: name }),
    ),
  )
  const group = element('fieldset', {}, element('legend', { text: 'Your bank' }), ...radios)
  return {
    fields: {},
    content: [group],
    read: () => ({ values: { bank: group.querySelector(':checked').value }, errors: {} }),
  }
}
