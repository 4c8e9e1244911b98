/** Talks to the test gateway with the public key. Rejects with a GatewayError whose message may be shown. */
export function gatewayClient(gatewayUrl, key) {
  async function post(path, body, keepalive = false) {
    let response
    try {
      response = await fetch(new URL(path, gatewayUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key, ...body }),
        credentials: 'omit',
        keepalive,
      })
    } catch {
      throw new GatewayError('The test gateway does not answer. Please check your connection and try again.')
    }
    const answer = await response.json().catch(() => null)
    if (response.ok && answer) return answer
    throw new GatewayError(
      answer?.error?.description ?? 'The test gateway has an error. Please try again.',
      answer?.error?.field,
    )
  }

  return {
    openOrder: (orderId, amount) => post('orders', { order_id: orderId, amount }),
    startPayment: (payment) => post('payments', payment),
    answer: (paymentId, answer) => post(`payments/${paymentId}/answer`, answer),
    // Reaches the gateway even when the page goes away meanwhile.
    cancel: (paymentId) => post(`payments/${paymentId}/answer`, { cancel: true }, true),
  }
}

export class GatewayError extends Error {
  constructor(message, field) {
    super(message)
    this.field = field
  }
}
