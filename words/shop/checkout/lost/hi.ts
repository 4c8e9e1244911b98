export const asking = 'देख रहे हैं कि आपका ऑर्डर हुआ या नहीं…'
