// What is in a box, on its page.

export const inBox = 'In the box'
/** Days as `shortDay` writes them. */
export const brought = (from: string, to: string) => `Brought ${from} to ${to}`
export const notSet = 'What is in it next will stand here. Until then it cannot be ordered.'
export const never =
  'Where it comes by itself, you can say in your account up to three goods that you never want.'
