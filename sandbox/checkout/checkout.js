// The test gateway's checkout.js: defines `window.Razorpay` with the options and events of the real one.
// The dialog itself is in the modules beside this file; they are loaded while the page goes on.
;(() => {
  const script = document.currentScript ?? document.querySelector('script[src*="/v1/checkout.js"]')
  const modules = new URL('checkout/', script.src)
  const gatewayUrl = new URL('../checkout/', script.src)
  const styles = fetch(new URL('checkout.css', modules)).then((response) => response.text())
  const session = import(new URL('session.js', modules).href)
  // The page that opens the checkout hears of a failure then.
  styles.catch(() => {})
  session.catch(() => {})

  class Razorpay {
    #options
    #listeners = new Map()
    #open = null

    constructor(options) {
      if (!options || typeof options !== 'object') throw new Error('Razorpay needs its options')
      if (!options.key) throw new Error('`key` is required')
      this.#options = options
    }

    /** Listens to an event: 'payment.failed'. */
    on(event, listener) {
      const others = this.#listeners.get(event) ?? []
      this.#listeners.set(event, [...others, listener])
      return this
    }

    open() {
      if (this.#open) return
      const emit = (event, detail) => {
        for (const listener of this.#listeners.get(event) ?? []) listener(detail)
      }
      const opening = Promise.all([session, styles]).then(([{ openCheckout }, css]) => {
        // Closed again before it was there.
        if (this.#open !== opening) return null
        return openCheckout({
          options: this.#options,
          gatewayUrl,
          css,
          emit,
          closed: () => (this.#open = null),
        })
      })
      this.#open = opening
      opening.catch(() => {
        this.#open = null
        this.#options.modal?.ondismiss?.()
      })
    }

    close() {
      const opening = this.#open
      this.#open = null
      opening?.then((checkout) => checkout?.close()).catch(() => {})
    }
  }

  window.Razorpay = Razorpay
})()
