export const previous = 'पिछला सामान'
export const next = 'अगला सामान'
export const none = 'अभी कोई सामान नहीं है'
