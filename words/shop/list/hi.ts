export const title = 'आपकी लिस्ट'
export const leadsHere = 'पूरी लिस्ट है? पेस्ट करें या बोलें'
export const description = 'पूरी लिस्ट लिखें, पेस्ट करें या बोलें, और सब एक साथ कार्ट में डालें।'
export const intro = 'लिखें, WhatsApp से पेस्ट करें या बोलें। सामान हम ढूँढते हैं, आप देख लें।'
export const label = 'आपकी लिस्ट'
export const example = '2 किलो आलू, 1 लीटर दूध, धनिया आधा पाव'
export const hint = '60 लाइन तक। हर सामान के बीच कॉमा या नई लाइन रखें।'
export const speak = 'लिस्ट बोलें'
export const read = 'लिस्ट पढ़ें'
export const reading = 'पढ़ रहे हैं…'
export const voiceFailed = 'आवाज़ समझ नहीं आई। कृपया फिर कोशिश करें।'
export const noConnection = 'नेटवर्क नहीं है। कृपया फिर कोशिश करें।'
export const needsScript = 'लिस्ट पढ़ने के लिए अपने ब्राउज़र में JavaScript चालू करें।'

export const found = (lines: number) => (lines === 1 ? '1 लाइन पढ़ी गई' : `${lines} लाइनें पढ़ी गईं`)
export const toChoose = (lines: number) =>
  lines === 1 ? '1 लाइन में आपको चुनना है' : `${lines} लाइनों में आपको चुनना है`
export const nothingRead = 'इस लिस्ट में कोई सामान नहीं मिला। हर लाइन में एक सामान लिखें।'
export const notFound = 'नहीं मिला। जैसा आपने लिखा, वैसा ही रहेगा।'
export const search = 'खोजें'
export const choose = 'कृपया चुनें'
export const leaveOut = 'यह न लें'
export const change = 'बदलें'
export const soldOut = 'स्टॉक खत्म'
export const onlyLeft = (stock: string) => `सिर्फ़ ${stock} ${stock === '1' ? 'बचा है' : 'बचे हैं'}`
export const more = (quantity: string) => `${quantity} के लिए, क्योंकि पैक खुलता नहीं`
export const other = (quantity: string) => `आपने ${quantity} लिखा है। एक बार देख लें।`

export const sum = (goods: number) => (goods === 1 ? '1 चीज़' : `${goods} चीज़ें`)
export const addAll = 'सब कार्ट में डालें'
export const adding = 'डाल रहे हैं…'
export const added = 'आपका चुना हुआ सामान कार्ट में है।'
export const viewCart = 'कार्ट देखें'
