import type * as en from './en.ts'

export const tryAgain = 'फिर कोशिश करें'
export const tryingAgain = 'फिर कोशिश हो रही है…'
export const clearSearch = 'खोज मिटाएँ'

export const pages = 'पेज'
export const first = 'पहला'
export const previous = 'पिछला'
export const next = 'अगला'
export const last = 'आखिरी'
export const pageOf: typeof en.pageOf = (page, count) => `${count} में से पेज ${page}`

export const above: typeof en.above = ({ fresh, outdated }, [one, many]) => {
  if (fresh + outdated === 0) return ''
  const parts = [
    ...(fresh > 0 ? [`${fresh} ${fresh === 1 ? one : many}`] : []),
    ...(outdated > 0 ? [`${outdated} ऑर्डर ${outdated === 1 ? 'बदला' : 'बदले'}`] : []),
  ]
  return `${parts.join(', ')}। दिखाएँ`
}
