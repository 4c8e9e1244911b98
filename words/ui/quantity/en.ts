// A quantity with its two buttons.

export const quantityOf = (good: string) => `Quantity of ${good}`
export const decrease = (good: string) => `Decrease quantity of ${good}`
export const increase = (good: string) => `Increase quantity of ${good}`
