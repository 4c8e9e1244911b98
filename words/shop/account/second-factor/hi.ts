// The second factor: figures of an app beside the password.

export const title = 'दूसरा ताला'
export const off =
  'तब साइन इन करते समय पासवर्ड के साथ आपके फ़ोन के ऐप के छह अंक भी देने होंगे। जिसे आपका पासवर्ड पता चल जाए, वह भी अंदर नहीं आ पाएगा।'
export const on = 'साइन इन करते समय आपके ऐप के अंक देने होते हैं।'
export const codesLeft = (left: number) => `${left} बचाव कोड बाकी हैं।`
export const setUp = 'ताला लगाएँ'
export const switchOff = 'ताला हटाएँ'
export const cancel = 'रहने दें'
export const yourPassword = 'आपका पासवर्ड'
export const goOn = 'आगे बढ़ें'
export const oneMoment = 'एक पल...'
export const failed = 'यह नहीं हो पाया। कनेक्शन देखें और फिर कोशिश करें।'
export const endsPasskeys = 'तब आपकी पासकी हट जाएँगी। उन्हें फिर जोड़ सकते हैं।'

export const scan = 'इसे अंक बनाने वाले किसी ऐप से स्कैन करें, जैसे गूगल ऑथेंटिकेटर, माइक्रोसॉफ़्ट ऑथेंटिकेटर या एजिस।'
export const qrCode = 'आपके ऐप के लिए QR कोड'
export const onThisDevice = 'इसी फ़ोन पर मेरा ऐप खोलें'
export const orType = 'या यह कुंजी ऐप में लिखें:'
export const figures = 'ऐप के अंक'
export const figuresHint = 'छह अंक। ये हर आधे मिनट में बदलते हैं।'
export const figuresOrCode = 'छह अंक, या फ़ोन पास न हो तो एक बचाव कोड।'
export const enterFigures = 'अपने ऐप के अंक लिखें।'
export const switchOn = 'ताला लगाएँ'

export const codesTitle = 'आपके बचाव कोड'
export const keepCodes = 'फ़ोन पास न हो तो हर कोड एक बार आपका खाता खोलता है। इन्हें अभी लिख लें: ये फिर नहीं दिखेंगे।'
export const saveCodes = 'फ़ाइल में रखें'
export const copyCodes = 'कॉपी करें'
export const copied = 'कोड कॉपी हो गए'
export const notCopied = 'कोड कॉपी नहीं हुए। इन्हें लिख लें।'
export const haveKept = 'मैंने रख लिए'
