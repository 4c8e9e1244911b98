import type * as en from './en.ts'

/** Such as 'अपना कार्ट'. */
export const signInToSee: typeof en.signInToSee = (what) => `${what} देखने के लिए साइन इन करें`
export const notSignedIn = 'आपने साइन इन नहीं किया है'
