export const title = 'आपके लिए एक लिस्ट'
export const intro = 'किसी ने यह सामान आपके साथ साझा किया है। दाम और स्टॉक आज के हैं।'
export const goods = 'सामान'
export const noLongerSold = 'अब नहीं बिकता'
export const soldOut = 'स्टॉक खत्म'
export const onlyLeft = (stock: string) => `सिर्फ़ ${stock} ${stock === '1' ? 'बचा है' : 'बचे हैं'}`
export const sum = (goods: number) => (goods === 1 ? '1 चीज़' : `${goods} चीज़ें`)
export const addAll = 'सब कार्ट में डालें'
export const adding = 'डाल रहे हैं…'
export const added = 'यह सामान आपके कार्ट में है।'
export const viewCart = 'कार्ट देखें'
export const noneLeft = 'इस लिस्ट का कोई सामान अभी नहीं मिल सकता।'
export const noConnection = 'नेटवर्क नहीं है। कृपया फिर कोशिश करें।'
export const needsScript = 'सब एक साथ डालने के लिए JavaScript चालू करें। हर नाम से उसका सामान खुलता है।'

export const overTitle = 'लिस्ट नहीं मिली'
export const over = 'यह लिस्ट अब साझा नहीं है'
export const askAgain = 'कृपया नया लिंक माँगें। लिस्ट 30 दिन तक खुलती है, या जब तक कोई उसे बंद न करे।'
export const toShop = 'दुकान पर जाएँ'
