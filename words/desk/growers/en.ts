// The room of the growers: who they are, and what they get.

export const title = 'Growers'
export const notLoaded = 'The growers did not load.'
export const add = 'Add a grower'
export const noneTitle = 'No growers yet'
export const noneText =
  'A grower is a farmer, a family or a group that brings you goods. Each has a page in the shop, and each delivery is received in their name.'
export const growers = (count: number) => (count === 1 ? '1 grower' : `${count} growers`)
export const who = 'Who they are'
export const whatTheyGet = 'What they get'

export const columns = {
  grower: 'Grower',
  village: 'Village',
  certificate: 'Certificate',
  terms: 'Terms',
  state: 'State',
}
export const place = (village: string, district: string) => `${village}, ${district}`
export const ended = 'Ended'
export const brings = 'Brings goods'
export const noCertificate = 'None'
export const certifiedUntil = (scheme: string, day: string) => `${scheme}, until ${day}`
export const certificateEnded = (scheme: string, day: string) => `${scheme}, ended ${day}`
export const bought = 'Bought at a price'
export const shareOf = (percent: string) => `${percent} % of what it is sold for`

export const save = 'Save'
export const saving = 'Saving...'
export const name = 'Name'
export const nameHint = 'Of a person, a family or a group.'
export const hindiName = 'Name in Hindi (optional)'
export const village = 'Village'
export const hindiVillage = 'Village in Hindi (optional)'
export const district = 'District'
export const hindiDistrict = 'District in Hindi (optional)'
export const since = 'Since which year (optional)'
export const sinceHint = 'They bring goods since then.'
export const mobile = 'Mobile number (optional)'
export const mobileHint = 'For you alone: no page shows it.'
export const terms = 'Terms'
export const termsHint = 'Of goods that they bring from now on.'
export const soldForShare = 'Sold for a share'
export const share = 'Their share (%)'
export const shareHint = 'Of what is paid for their goods, without tax.'
export const reads = 'Their statement is in'
export const languages = { hi: 'Hindi', en: 'English' } as const
export const certificateHint = 'Their page shows it until the end of its last day.'
export const certificateNumber = 'Its number'
export const certificateUntil = 'Its last day'
export const tells = 'What their page tells (optional)'
export const tellsInHindi = 'The same in Hindi (optional)'
export const page = 'Their page in the shop'
export const endIt = 'Brings nothing any more'
export const beginAgain = 'Brings goods again'
export const required = 'This field is required.'
export const enterYear = 'Please enter a year, such as 2019.'
export const enterShare = 'Please enter a share of 0.01 to 100 percent, such as 70 or 72.5.'

export const picture = 'Picture (optional)'
export const pictureOf = 'The picture of the grower'
export const choosePicture = 'Choose a picture'
export const chooseOther = 'Choose another one'
export const takeAway = 'Take it away'
export const pictureSending = 'The picture is being sent.'
export const pictureStillSending = 'The picture is still being sent. Please wait a moment.'
export const pictureFailed = 'The picture was not sent. Please try again.'
