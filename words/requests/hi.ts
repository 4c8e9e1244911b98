import type * as en from './en.ts'

export const requests: typeof en.requests = {
  unreadable: 'यह रिक्वेस्ट पढ़ी नहीं जा सकी।',
  badJson: 'यह रिक्वेस्ट पढ़ी नहीं जा सकी: यह सही JSON नहीं है।',
  emptyBody: 'यह रिक्वेस्ट पढ़ी नहीं जा सकी: इसमें कुछ नहीं है।',
  noSuchPage: 'इस पते पर कोई पेज नहीं है। कृपया पता देख लें, या होम पेज से शुरू करें।',
  noSuchPageTitle: 'यह पेज नहीं मिला',
  toHome: 'होम पेज पर जाएँ',
  busyTitle: 'एक पल रुकें',
  busyHint: 'यह पेज खुद फिर कोशिश करेगा। आपका कार्ट सुरक्षित है।',
  tryNow: 'अभी फिर कोशिश करें',
  badAddress: 'यह रिक्वेस्ट पढ़ी नहीं जा सकी: इसका पता सही URL नहीं है।',
  headersTooLong: 'इस रिक्वेस्ट का पता या इसके हेडर बहुत लंबे हैं।',
  bodyTooLarge: 'यह रिक्वेस्ट बहुत बड़ी है।',
  wrongBodyType: 'इसे application/json की तरह भेजें, या तस्वीर को multipart/form-data की तरह।',
  tooSlow: 'रिक्वेस्ट आने में बहुत समय लगा। कृपया फिर कोशिश करें।',
  tooManyFromAddress: 'आपके नेटवर्क से बहुत कोशिशें हुईं। कुछ मिनट रुकें, फिर कोशिश करें।',
  unknownCall: ({ method, path }) => `${method} ${path} नाम की कोई कॉल नहीं है।`,
  wrongMethod: ({ method, path, allowed }) => `${path} में ${method} नहीं चलता। इसमें ${allowed} चलता है।`,
  noFile: 'इस पते पर कोई फ़ाइल नहीं है।',
  failed: 'हमारी तरफ़ से गड़बड़ी हुई। कृपया फिर कोशिश करें।',
}
