import { element, field } from './elements.js'

/**
 * UPI as people pay by it: a code that a phone scans, and on a phone an app that is opened. A typed id, which
 * banks take on iPhones alone since February 2026, stays for tests.
 */
export function upiForm(options) {
  const vpa = field({
    label: 'UPI ID',
    name: 'vpa',
    inputmode: 'email',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    placeholder: 'name@bank',
    value: options.prefill?.vpa,
  })
  const samples = ['success@razorpay', 'failure@razorpay'].map((id) =>
    element('button', {
      type: 'button',
      class: 'chip',
      text: id,
      onclick: () => {
        vpa.input.value = id
        vpa.showError('')
        vpa.input.form.querySelector('[type="submit"]').focus()
      },
    }),
  )
  const code = { text: 'Show QR code', drawing: 'code', values: { flow: 'qr' } }
  const app = { text: 'Open a UPI app', drawing: 'phone', values: { flow: 'intent' } }
  const ways = matchMedia('(pointer: coarse)').matches ? [app, code] : [code, app]
  ways[0].isFirst = true
  return {
    fields: { vpa },
    ways,
    content: [
      element('p', { class: 'or', text: 'Or type a UPI ID, for tests' }),
      vpa.box,
      element('div', { class: 'chips', role: 'group', 'aria-label': 'For the test' }, ...samples),
    ],
    read() {
      const values = { vpa: vpa.input.value.trim() }
      const isUpiId = /^[\w.-]+@[a-z][\w.-]*$/i.test(values.vpa)
      return { values, errors: isUpiId ? {} : { vpa: 'A UPI ID looks like name@bank.' } }
    },
  }
}
