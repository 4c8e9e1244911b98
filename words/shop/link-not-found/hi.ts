export const title = 'लिंक नहीं मिला'
export const notFound = 'यह लिंक नहीं मिला'
export const toShop = 'दुकान पर जाएँ'
export const askAgain = 'देख लें कि लिंक पूरा है, या दुकान से फिर माँगें।'
