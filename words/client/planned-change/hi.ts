export const noAnswer = 'जवाब नहीं आया। कृपया फिर कोशिश करें।'
