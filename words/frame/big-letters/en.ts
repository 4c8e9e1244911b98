// The switch of larger letters: what a press of it does.

export const big = 'Big letters'
export const usual = 'Usual letters'
