import { longDate, shortDay } from '#words/ui/dates/hi.ts'

import type * as en from './en.ts'

export const statement: typeof en.statement = {
  title: (name) => `${name} का हिसाब`,
  week: (from, to) => `${longDate(from)} से ${longDate(to)} तक`,
  before: 'पहले का बाकी',
  owed: 'कुल देना है',
  owes: 'आगे के हिसाब में कटेगा',
  nothing: 'इस हफ़्ते कुछ नहीं लिखा गया।',
  causes: {
    bought: 'खरीदा',
    sold: 'बिका',
    taken_back: 'वापस आया',
    advance: 'पेशगी',
    crate: 'क्रेट',
    paid: 'दिया गया',
  },
  counter: (cause) => `${cause}, सुधार`,
  shortDay,
  batch: (code) => `बैच ${code}`,
  pieces: (count) => `${count} नग`,
  atPrice: (price) => `${price} के दाम पर`,
  shareOf: (percent, value) => `बिना टैक्स ${value} का ${percent}`,
  columns: {
    day: 'तारीख',
    what: 'क्या हुआ',
    goods: 'सामान',
    batch: 'बैच',
    pieces: 'नग',
    price: 'दाम',
    value: 'बिना टैक्स कितने में बिका',
    share: 'हिस्सा %',
    amount: 'रकम ₹',
    note: 'बात',
  },
  asPdf: 'PDF',
  asCsv: 'Excel के लिए CSV',
  closed: 'यह हफ़्ता बंद हो चुका है। अब यह नहीं बदलेगा।',
  from: (shop) => `${shop} से`,
  gone: 'यह लिंक अब कुछ नहीं खोलता',
  goneHint: 'दुकान से नया लिंक माँगें।',
}
