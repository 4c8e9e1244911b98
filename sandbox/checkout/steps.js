import { element, field, icon } from './elements.js'
import { alertBox } from './methods.js'

/** The bank's page of a card payment: asks for the OTP. */
export function otpStep({ answer, cancel }) {
  const otp = field({
    label: 'OTP',
    name: 'otp',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    maxlength: 10,
    autofocus: true,
    hint: 'For the test: 4 to 10 digits succeed, fewer digits fail.',
    format: (text) => text.replace(/\D/g, ''),
  })
  const submit = element('button', { class: 'primary', type: 'submit', text: 'Confirm' })
  const trouble = element('div')
  const form = element('form', { novalidate: true }, trouble, otp.box, submit)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (otp.input.value === '') {
      otp.showError('Please enter the OTP.')
      otp.input.focus()
      return
    }
    await busy(submit, trouble, () => answer({ otp: otp.input.value }))
  })
  return [
    heading('Confirm with your bank', 'Your bank sent a one-time password to your phone.'),
    form,
    backButton('Pay another way', cancel),
  ]
}

/** The bank's page of a netbanking payment, where a tester decides. */
export function bankStep({ bankName, answer, cancel }) {
  const trouble = element('div')
  const success = element('button', { class: 'primary', type: 'button', text: 'Success', autofocus: true })
  const failure = element('button', { class: 'secondary', type: 'button', text: 'Failure' })
  success.addEventListener('click', () => busy(success, trouble, () => answer({ approve: true })))
  failure.addEventListener('click', () => busy(failure, trouble, () => answer({ approve: false })))
  return [
    heading(bankName, 'This stands for the page of your bank. Choose how the payment ends.'),
    trouble,
    element('div', { class: 'stack' }, success, failure),
    backButton('Pay another way', cancel),
  ]
}

/**
 * A code to scan, or an app that was opened: what the phone and its bank would do, a tester decides. `code` is
 * missing for an app.
 */
export function appStep({ code, answer, cancel }) {
  const trouble = element('div')
  const ways = [
    { text: 'Success', said: { approve: true } },
    { text: 'Failure', said: { approve: false } },
    { text: 'Pending', said: { later: 'never' }, note: ' (the bank never answers)' },
    { text: 'Late success', said: { later: 'yes' }, note: ' (yes after half a minute)' },
  ].map(({ text, said, note }, index) => {
    const way = element(
      'button',
      { class: index === 0 ? 'primary' : 'secondary', type: 'button', autofocus: index === 0 },
      text,
      note ? element('span', { class: 'result', text: note }) : null,
    )
    way.addEventListener('click', () => busy(way, trouble, () => answer(said)))
    return way
  })
  return [
    code
      ? heading(
          'Scan with any UPI app',
          'This code is for tests, and no app can pay it. Choose how the payment ends.',
          'centred',
        )
      : heading(
          'Continue in your UPI app',
          'The test gateway opens no app. Choose how the payment ends.',
          'centred',
        ),
    code
      ? element('img', { class: 'code', src: code, alt: 'QR code of this payment', width: 176, height: 176 })
      : null,
    trouble,
    element('div', { class: 'stack' }, ...ways),
    backButton('Pay another way', cancel),
  ].filter(Boolean)
}

/** Waiting for the approval on the phone, which comes by itself here. */
export function upiStep({ vpa, answer, cancel }) {
  const trouble = element('div')
  const again = element('button', { class: 'primary', type: 'button', text: 'Try again', hidden: true })
  const spinner = element('div', { class: 'spinner' })
  const attempt = async () => {
    again.hidden = true
    spinner.hidden = false
    await busy(again, trouble, () => answer({ approve: true }))
    spinner.hidden = true
    again.hidden = trouble.childElementCount === 0
  }
  again.addEventListener('click', attempt)
  const timer = setTimeout(attempt, 1200)
  return [
    spinner,
    heading(
      'Approve the payment on your phone',
      `We sent a request to ${vpa}. The test gateway answers it for you.`,
      'centred',
    ),
    trouble,
    again,
    backButton('Cancel payment', () => {
      clearTimeout(timer)
      cancel()
    }),
  ]
}

export function loadingStep() {
  return [
    element('div', { class: 'spinner' }),
    element('p', { class: 'centred quiet', role: 'status', text: 'Opening the payment…' }),
  ]
}

export function successStep(amount) {
  return [
    element('div', { class: 'mark good' }, icon('done')),
    heading('Payment successful', `${amount} paid. Taking you back…`, 'centred'),
  ]
}

/** The checkout cannot go on at all: the order is unknown, or it has been paid. */
export function deadEndStep(message, close) {
  return [
    element('div', { class: 'mark bad' }, icon('failed')),
    heading('This payment cannot continue', message, 'centred'),
    element('button', {
      class: 'primary',
      type: 'button',
      text: 'Back to the shop',
      autofocus: true,
      onclick: close,
    }),
  ]
}

/** Asked before leaving when the shop wants that. */
export function confirmStep({ leave, stay }) {
  return [
    heading('Close the payment?', 'Your order is not paid yet.'),
    element(
      'div',
      { class: 'stack' },
      element('button', {
        class: 'primary',
        type: 'button',
        text: 'Continue paying',
        autofocus: true,
        onclick: stay,
      }),
      element('button', { class: 'secondary', type: 'button', text: 'Close payment', onclick: leave }),
    ),
  ]
}

function heading(title, text, more = '') {
  return element(
    'div',
    { class: `heading ${more}`, role: 'status' },
    element('h3', { text: title }),
    element('p', { text }),
  )
}

function backButton(text, onclick) {
  return element('button', { class: 'quiet-button', type: 'button', onclick }, icon('back'), text)
}

async function busy(button, trouble, work) {
  button.disabled = true
  trouble.replaceChildren()
  try {
    await work()
  } catch (error) {
    trouble.replaceChildren(alertBox(error.message))
  } finally {
    button.disabled = false
  }
}
