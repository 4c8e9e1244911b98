export const inBox = 'डिब्बे में क्या है'
export const brought = (from: string, to: string) => `${from} से ${to} तक मिलने वाला`
export const notSet = 'अगले डिब्बे में क्या होगा, वह यहाँ लिखा जाएगा। तब तक ऑर्डर नहीं हो सकता।'
export const never = 'अपने आप आने वाले डिब्बे के लिए खाते में तीन तक सामान चुनें जो कभी न आए।'
