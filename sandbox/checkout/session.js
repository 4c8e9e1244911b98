import { rupees } from './elements.js'
import { gatewayClient } from './gateway.js'
import { methodsStep } from './methods.js'
import { openShell } from './shell.js'
import {
  appStep,
  bankStep,
  confirmStep,
  deadEndStep,
  loadingStep,
  otpStep,
  successStep,
  upiStep,
} from './steps.js'

/** One opened checkout, from the choice of a method to the shop's handler or `ondismiss`. */
export function openCheckout({ options, gatewayUrl, css, emit, closed }) {
  const gateway = gatewayClient(gatewayUrl, options.key)
  const shell = openShell({ options, css, dismiss })
  let order = null
  let chosen
  /** The payment that waits for its bank. */
  let pending = null
  let isOver = false
  let current = loadingStep()
  let timer

  show(...current)
  if (options.timeout > 0) timer = setTimeout(leave, options.timeout * 1000)
  void start()

  async function start() {
    try {
      order = await gateway.openOrder(options.order_id, options.amount)
      if (isOver) return
      shell.setAmount(order.amount, order.currency)
      chooseMethod()
    } catch (error) {
      show(...deadEndStep(error.message, leave))
    }
  }

  function show(...content) {
    current = content
    if (!isOver) shell.show(...content)
  }

  function chooseMethod(failure) {
    pending = null
    show(...methodsStep({ options, order, chosen, failure, pay }))
  }

  async function pay(instrument) {
    chosen = instrument.method
    const { payment_id, code } = await gateway.startPayment({
      ...instrument,
      order_id: order.order_id,
      email: options.prefill?.email,
      contact: options.prefill?.contact,
      description: options.description,
      notes: options.notes,
    })
    pending = payment_id
    if (isOver) {
      gateway.cancel(payment_id).catch(() => {})
      return
    }
    const answer = (said) => settle(payment_id, () => gateway.answer(payment_id, said))
    const cancel = () => settle(payment_id, () => gateway.cancel(payment_id)).catch(() => chooseMethod())
    const bankName = order.banks[instrument.bank]
    if (instrument.method === 'card') show(...otpStep({ answer, cancel }))
    else if (instrument.flow) show(...appStep({ code, answer, cancel }))
    else if (instrument.method === 'upi') show(...upiStep({ vpa: instrument.vpa, answer, cancel }))
    else show(...bankStep({ bankName, answer, cancel }))
  }

  async function settle(paymentId, ask) {
    const result = await ask()
    // Left meanwhile, or another answer to the same payment came first.
    if (isOver || pending !== paymentId) return
    pending = null
    if (result.status === 'success') await succeed(result)
    else if (result.status === 'pending') await leave()
    else await failed(result.error)
  }

  async function succeed({ status: _status, ...response }) {
    isOver = true
    clearTimeout(timer)
    shell.show(...successStep(rupees(order.amount, order.currency)))
    await new Promise((resolve) => setTimeout(resolve, 900))
    await remove()
    if (options.callback_url) postTo(options.callback_url, response)
    else options.handler?.(response)
  }

  async function failed(error) {
    if (options.redirect && options.callback_url) {
      const { code, description, source, step, reason, metadata } = error
      const fields = { code, description, source, step, reason, metadata: JSON.stringify(metadata) }
      await over()
      postTo(
        options.callback_url,
        Object.fromEntries(Object.entries(fields).map(([k, v]) => [`error[${k}]`, v])),
      )
      return
    }
    if (options.retry?.enabled === false || options.retry === false) {
      await over()
      emit('payment.failed', { error })
      options.modal?.ondismiss?.()
      return
    }
    chooseMethod(error.description)
    emit('payment.failed', { error })
  }

  /** Somebody wants to leave; `stayed` puts the Back button's entry into the history again. */
  function dismiss({ stayed } = {}) {
    if (isOver) return
    if (options.modal?.confirm_close !== true) return leave()
    stayed?.()
    const before = current
    shell.show(...confirmStep({ leave, stay: () => shell.show(...before) }))
  }

  async function leave() {
    if (isOver) return
    const unanswered = pending
    await over()
    const result = unanswered ? await gateway.cancel(unanswered).catch(() => null) : null
    // The bank was faster than the person: the payment counts.
    if (result?.status === 'success') {
      const { status: _status, ...response } = result
      options.handler?.(response)
    } else options.modal?.ondismiss?.()
  }

  async function over() {
    isOver = true
    clearTimeout(timer)
    await remove()
  }

  async function remove() {
    await shell.remove()
    closed()
  }

  return {
    /** The shop closes the checkout itself: no `ondismiss`. */
    async close() {
      if (isOver) return
      const unanswered = pending
      await over()
      if (unanswered) await gateway.cancel(unanswered).catch(() => null)
    },
  }
}

/** Leaves for the shop's callback address with the fields of the answer. */
function postTo(url, fields) {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
