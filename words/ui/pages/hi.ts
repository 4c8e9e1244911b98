import type * as en from './en.ts'

export const pages = 'पेज'
export const previous = 'पिछला पेज'
export const next = 'अगला पेज'
export const pageOf: typeof en.pageOf = (page) => `पेज ${page}`
export const onlySoMany: typeof en.onlySoMany = (count) => `इस लिस्ट में सिर्फ़ ${count} पेज हैं।`
