import type * as en from './en.ts'

export const title = 'बोतलें और क्रेट'
export const comesBack = 'लौटाने पर आपको मिलेंगे'
export const how = 'जब चाहें खाली करके लौटाएँ, डिपॉज़िट वापस मिलेगा: नकद, वॉलेट में या उधार में से। यह कभी ज़ब्त नहीं होता।'
export const unpaid: typeof en.unpaid = (sum) => `इनमें से ${sum} आपके बकाया में से घटेंगे।`
export const pieces: typeof en.pieces = (count, each) => `${count} × ${each}`
