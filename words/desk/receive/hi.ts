import type * as en from './en.ts'

export const title = 'माल लें'
export const who = 'कौन लाया'
export const chooseWho = 'उत्पादक चुनें'
export const noGrowers = 'अभी किसी उत्पादक का नाम नहीं लिखा है'
export const enterGrowers = 'एडमिन इन्हें ‘उत्पादक’ में लिखते हैं।'
export const what = 'क्या आया'
export const whatHint = 'नाम लिखें, या बारकोड स्कैन करें।'
export const scan = 'कैमरे से स्कैन करें'
export const noSuchCode: typeof en.noSuchCode = (code) => `बारकोड ${code} का कोई सामान नहीं है।`
export const notFound: typeof en.notFound = (words) => `‘${words}’ नाम का कुछ नहीं मिला।`
export const pieces = 'कितने पैक'
export const kilos = 'कितने किलो'
export const receive = 'ले लें'
export const receiving = 'ले रहे हैं...'
export const more = 'तारीखें और पर्ची'
export const harvestedOrMade = 'किस दिन तोड़ा या बना'
export const goodUntil = 'कब तक अच्छा'
export const proposed = 'खाली छोड़ें तो सामान की उम्र से।'
export const slip = 'पर्ची का नंबर'
export const slipHint = 'एक पर्ची एक दिन में एक ही बार गिनी जाती है।'

export const choose = 'चुनें कि कौन लाया।'
export const chooseGoods = 'चुनें कि क्या आया।'
export const enterKilos: typeof en.enterKilos = (step) => `किलो में लिखें, ${step} के पूरे हिस्सों में: 12.5।`
export const enterPieces = 'पैक की पूरी संख्या लिखें।'

export const received: typeof en.received = (line, grower) => `${line}, ${grower}`
export const isReceived = 'माल ले लिया'
export const wasReceived = 'पहले ही लिया जा चुका है'
export const batch = 'बैच'
export const until: typeof en.until = (day) => `${day} तक अच्छा`
export const keeps = 'खराब नहीं होता'
export const waits = 'यह पेज खुला रखें। नेटवर्क आते ही यह दुकान तक पहुँचेगा।'
export const refused = 'दुकान ने इसे नहीं लिया:'
export const putAway = 'हटाएँ'

export const list = 'अब तक आया माल'
export const nothing = 'अभी कुछ नहीं आया है।'
export const notLoaded = 'आए हुए माल की सूची नहीं खुली।'
export const goods = 'सामान'
export const grower = 'उत्पादक'
export const came = 'आया'
export const left = 'बचा'
export const life = 'कब तक बिकेगा'
export const state = 'हाल'
export const states = { open: 'बिक रहा है', closed: 'बंद', recalled: 'वापस मँगाया' } as const
export const notCounted = 'गिना नहीं जाता'

export const action = 'काम'
export const labels = 'लेबल'
export const labelsOf: typeof en.labelsOf = (goods) => `‘${goods}’ के लेबल`
export const howMany = 'कितने लेबल'
export const paper = 'कागज़'
export const papers = { A4: 'A4, एक पन्ने पर 24 लेबल', roll: '58 mm का रोल' } as const
export const print = 'प्रिंट करें'
export const harvested = 'फ़सल'
export const made = 'बना'
export const from: typeof en.from = (grower, village) => `${grower}, ${village}`
