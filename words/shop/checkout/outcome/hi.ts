export const verified = 'पेमेंट हो गया!'
export const givenBack = 'इस पेमेंट के सारे पैसे आपको वापस मिलेंगे। यह ‘मेरे ऑर्डर’ में दिखेगा।'
export const nothingCharged = 'कोई पैसा नहीं कटा।'
export const thisChargedNothing = 'इस बार कोई पैसा नहीं कटा।'
