// The buttons of one of one's own addresses. Names are the address in short.

export const change = 'Change'
export const changeThis = (address: string) => `Change ${address}`
export const remove = 'Delete'
export const removeThis = (address: string) => `Delete ${address}`
export const removing = 'Deleting...'
export const notRemoved = 'The address is still there. Please check your connection and try again.'
