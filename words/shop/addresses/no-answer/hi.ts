export const noAnswer = 'नेटवर्क नहीं है। कृपया फिर कोशिश करें।'
