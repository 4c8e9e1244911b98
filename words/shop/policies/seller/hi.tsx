import type * as en from './en.tsx'

export const whoSells = 'यहाँ कौन बेचता है'
export const nameAndPlace: typeof en.nameAndPlace = (name, place) => `${name}, ${place}।`
export const reached: typeof en.reached = (at) => ` हमसे बात करने के लिए: ${at}।`
export const gstinIs: typeof en.gstinIs = (gstin) => ` हमारा GSTIN ${gstin} है।`
export const licenceIs: typeof en.licenceIs = (licence) => ` हमारा FSSAI लाइसेंस ${licence} है।`

export const complaint = 'शिकायत हो, तो'
export const sendIt: typeof en.sendIt = (link, hours) => (
  <>
    {link('यहाँ से भेजें')}। आपको एक नंबर मिलेगा। हम {hours} घंटे में जवाब देते हैं, और एक महीने में उसे सुलझाते हैं।
  </>
)
export const officerIs: typeof en.officerIs = (officer, contact) =>
  ` हमारे शिकायत अधिकारी: ${officer}। ${contact}`
