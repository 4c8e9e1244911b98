import type * as en from './en.ts'

export const change = 'बदलें'
export const changeThis: typeof en.changeThis = (address) => `बदलें: ${address}`
export const remove = 'मिटाएँ'
export const removeThis: typeof en.removeThis = (address) => `मिटाएँ: ${address}`
export const removing = 'मिटा रहे हैं…'
export const notRemoved = 'यह पता अभी नहीं मिटा। अपना नेटवर्क देखें और फिर कोशिश करें।'
