export const fields = {
  name: 'नाम',
  mobile: 'मोबाइल नंबर',
  line1: 'मकान और गली',
  line2: 'मोहल्ला (ज़रूरी नहीं)',
  landmark: 'पास की पहचान (ज़रूरी नहीं)',
  pinCode: 'PIN कोड',
  town: 'शहर या गाँव',
  directions: 'घर तक कैसे पहुँचें (ज़रूरी नहीं)',
  gstin: 'दुकान या कंपनी का GSTIN (ज़रूरी नहीं)',
}
export const state = 'राज्य'
export const chooseState = 'राज्य चुनें'
