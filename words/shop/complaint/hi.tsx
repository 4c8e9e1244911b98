import type * as en from './en.tsx'

export const title = 'शिकायत करें'
export const yours: typeof en.yours = (complaint) => `आपकी शिकायत का नंबर: ${complaint}`
export const answerWithin: typeof en.answerWithin = (hours) =>
  `हम ${hours} घंटे में जवाब देंगे, और एक महीने में उसे सुलझाएँगे।`
export const thanks: typeof en.thanks = (complaint) => (
  <>बताने के लिए धन्यवाद। यह नंबर सँभालकर रखें: {complaint}। अगर आपने ईमेल दिया है, तो यह वहाँ भी भेजा है।</>
)
export const officer: typeof en.officer = (name) => `हमारे शिकायत अधिकारी: ${name}। `
export const otherWays = 'हमसे बात करने के और तरीके'

export const yourName = 'आपका नाम'
export const email = 'ईमेल'
export const mobile = 'मोबाइल नंबर'
export const oneIsEnough = 'ईमेल या नंबर: कोई एक काफ़ी है।'
export const whatIsWrong = 'क्या ठीक नहीं है?'
export const orderNumber = 'बात किसी ऑर्डर की हो तो उसका नंबर लिखें।'
export const send = 'भेजें'
export const sending = 'भेजा जा रहा है…'
export const enterName = 'अपना नाम लिखें।'
export const sayWhatIsWrong = 'बताएँ कि क्या ठीक नहीं है।'
export const enterOne = 'ईमेल या नंबर लिखें, ताकि हम जवाब दे सकें।'
export const noAnswer = 'जवाब नहीं आया। नेटवर्क देखकर फिर भेजें: यह एक ही बार गिना जाएगा।'
