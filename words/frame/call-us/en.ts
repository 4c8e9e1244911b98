// On pages that refuse something, before the shop's number.

export const callUs = 'Is something not right? Call us:'
