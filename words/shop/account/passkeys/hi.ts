// Passkeys: keys of a device, which sign in without a password.

export const title = 'पासकी'
export const about = 'उँगली, चेहरे या अपने डिवाइस के पिन से साइन इन करें, बिना पासवर्ड के। पासकी आपसे कोई चुरा नहीं सकता।'
export const add = 'इस डिवाइस की पासकी जोड़ें'
export const goOn = 'आगे बढ़ें'
export const cancel = 'रहने दें'
export const oneMoment = 'एक पल...'
export const addedOn = (date: string) => `${date} को जोड़ी गई`
export const remove = 'हटाएँ'
export const removeOf = (device: string) => `${device} की पासकी हटाएँ`
export const notHere = 'इस ब्राउज़र में पासकी नहीं चलती।'
export const notMade = 'कोई पासकी नहीं मिली। आप फिर कोशिश कर सकते हैं।'
export const failed = 'यह नहीं हो पाया। कनेक्शन देखें और फिर कोशिश करें।'

// On the login.

export const signIn = 'पासकी से साइन इन करें'
