export const notAdded = 'नेटवर्क नहीं है। कृपया फिर कोशिश करें।'
export const quantityNotChanged = 'मात्रा नहीं बदली। कृपया फिर कोशिश करें।'
export const notRemoved = 'यह कार्ट से नहीं हटा। कृपया फिर कोशिश करें।'
