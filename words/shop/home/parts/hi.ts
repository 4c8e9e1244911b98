import type * as en from './en.ts'

export const openAlways = 'दिन-रात खुला, गाँव से आपके घर तक'
export const villageMarket = 'गाँव का बाज़ार, आपके दरवाज़े पर।'
export const youSeeAll = 'पेमेंट से पहले डिलीवरी का दिन और पूरा दाम दिखता है। खाता बनाना ज़रूरी नहीं।'
export const shopNow = 'अभी खरीदें'
export const howItComes = 'सामान कैसे आता है'

export const fromTheVillage = 'गाँव से'
export const carousel = 'चलती तस्वीरें'
export const slide = 'स्लाइड'
export const slideOf: typeof en.slideOf = (place, count, name) => `${count} में से ${place}: ${name}`
export const theSlides = 'स्लाइड'
export const previousSlide = 'पिछली स्लाइड'
export const nextSlide = 'अगली स्लाइड'

export const marketName = 'गाँव का बाज़ार'
export const marketTitle = 'सब्ज़ियाँ, जैसे अभी तोड़ी हों'
export const marketText = 'छोटे खेतों से मौसम के टमाटर, भिंडी, साग और कंद-मूल।'
export const marketLink = 'सब्ज़ियाँ देखें'
export const mangoName = 'आम का मौसम'
export const mangoTitle = 'फल, जब पक जाएँ'
export const mangoText = 'मई में आम, दिसंबर में संतरे: हर फल अपने समय पर।'
export const mangoLink = 'फल देखें'
export const harvestName = 'फ़सल के बाद'
export const harvestTitle = 'इस फ़सल की नई दालें'
export const harvestText = 'अरहर, मूँग, चना और मसूर: साफ़ की हुई, किलो के पैक में।'
export const harvestLink = 'दालें देखें'
export const pressName = 'तेल का कोल्हू'
export const pressTitle = 'लकड़ी के कोल्हू का तेल'
export const pressText = 'सरसों, मूँगफली और तिल का तेल, धीरे-धीरे और बिना गरम किए निकाला हुआ।'
export const pressLink = 'तेल देखें'
export const dairyName = 'सुबह का दूध'
export const dairyTitle = 'हर सुबह ताज़ा दूध'
export const dairyText = 'दूध, दही, पनीर और घी, गाँव के छोटे पशुपालकों से।'
export const dairyLink = 'दूध का सामान देखें'

export const coffeeShelf = 'कॉफ़ी की परंपरा'
export const pulsesShelf = 'ऑर्गेनिक दालें'
export const dryFruitsShelf = 'ऑर्गेनिक सूखे मेवे'
export const dairyShelf = 'ऑर्गेनिक दूध का सामान'
export const fruitsShelf = 'ऑर्गेनिक फल'
export const oilsShelf = 'ऑर्गेनिक तेल'
export const vegetablesShelf = 'ऑर्गेनिक सब्ज़ियाँ'
export const inSeason = 'मौसम का सामान'
export const byMonth = 'महीने के हिसाब से'
export const seeAll = 'सब देखें'
export const seeAllIn: typeof en.seeAllIn = (category) => `: ${category}`

export const whyOrganic = 'ऑर्गेनिक क्यों लें'
export const noSprays = 'केमिकल का छिड़काव नहीं'
export const noSpraysText =
  'हमारे फल और सब्ज़ियाँ केमिकल वाली कीटनाशक दवा के बिना उगते हैं। इसलिए आपकी थाली में भी वह नहीं होती।'
export const fromTheFarm = 'सीधे खेत से'
export const fromTheFarmText =
  'हम उन छोटे खेतों और चक्कियों से खरीदते हैं जिन्हें हम जानते हैं। रास्ता छोटा है, इसलिए सामान ताज़ा रहता है और स्वाद भी।'
export const forTheVillage = 'गाँव के लिए अच्छा'
export const forTheVillageText = 'सही दाम मिले, तो किसान और कारीगर अपने गाँव में रहकर अपने काम से घर चला सकते हैं।'

export const promises = 'हमारे वादे'
export const certified = 'सर्टिफ़ाइड ऑर्गेनिक'
export const certifiedText = '100% गारंटी'
export const savings = 'बड़ी बचत'
export const savingsText = 'सबसे कम दाम पर'
export const returns = 'आसान वापसी'
export const returnsText = 'बिना किसी सवाल के'
export const freeShipping = 'मुफ़्त डिलीवरी'
export const freeAsGiven = '₹299 से ऊपर डिलीवरी मुफ़्त'
export const freeAsGivenToday = 'आज ₹499 से डिलीवरी मुफ़्त है। उससे कम पर ₹40 लगते हैं।'
export const freeAlways = 'हर ऑर्डर पर'
export const freeAlwaysToday = 'डिलीवरी मुफ़्त है।'
export const toYourDoor = 'आपके दरवाज़े तक'
export const costEach: typeof en.costEach = (cost) => `हर ऑर्डर पर ${cost}`
export const costEachToday: typeof en.costEachToday = (cost) => `डिलीवरी का खर्च ${cost} है।`
export const freeFrom: typeof en.freeFrom = (from) => `${from} से डिलीवरी मुफ़्त`
export const freeFromToday: typeof en.freeFromToday = (from, cost) =>
  `${from} से डिलीवरी मुफ़्त है। उससे कम पर ${cost} लगते हैं।`

export const offerShare = '25%'
export const offFirst = 'छूट, पहली खरीदारी पर'
export const offerSoon = 'यह ऑफ़र जल्द शुरू होगा। तब तक दाम वही है जो दिख रहा है।'
export const offerByItself = 'पेमेंट करते समय पहले ऑर्डर पर यह छूट अपने आप मिलती है।'
export const offerWithCode: typeof en.offerWithCode = (code) => `पहले ऑर्डर का पेमेंट करते समय कोड ${code} लिखें।`
export const theColours = 'बदलते रंग'

export const whatCustomersSay = 'ग्राहक क्या कहते हैं'
export const testimonials = 'ग्राहकों की राय'
export const theTestimonials = 'ग्राहकों की राय'
export const previousTestimonial = 'पिछली राय'
export const nextTestimonial = 'अगली राय'
export const meeraSays = 'अरहर की दाल नरम पकती है और स्वाद बिल्कुल दादी की दाल जैसा। अब मैं इसे और कहीं से नहीं लेती।'
export const arjunSays = 'सब्ज़ियाँ सच में ताज़ी थीं। पालक की एक गड्डी अच्छी नहीं थी, उसे उसी दिन बदल दिया।'
export const faridaSays =
  'मुझे अच्छा लगता है कि हर चीज़ का किलो का दाम दिखता है। मूँगफली के तेल में ताज़ी मूँगफली की खुशबू है, पकौड़े भी अब ज़्यादा अच्छे बनते हैं।'
export const josephSays = 'बहुत अच्छी फ़िल्टर कॉफ़ी। सोमवार शाम को ऑर्डर किया और बुधवार सुबह पी ली।'

export const customerReviews = 'ग्राहकों के रिव्यू'
export const outOfFive = 'तारे, 5 में से'
export const ratings: typeof en.ratings = (count) => `${count} रेटिंग`
export const ratingsByStars = 'तारों के हिसाब से रेटिंग'
export const stars: typeof en.stars = (count) => (count === 1 ? '1 तारा' : `${count} तारे`)
export const activeUsers = 'ग्राहक जुड़े हैं'
export const satisfaction = 'ग्राहक खुश'
export const support = 'मदद'
