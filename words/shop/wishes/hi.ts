export const notSaved = 'नेटवर्क नहीं है। कृपया फिर कोशिश करें: यह एक ही बार गिना जाएगा।'
export const sending = 'भेज रहे हैं…'
export const tellMe = 'मुझे बताएँ'
