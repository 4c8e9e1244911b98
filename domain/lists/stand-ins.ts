/**
 * Dishes, brands and goods of their own. Where a shop has another name so for its goods, these stand in
 * for them: they are shown first, and nobody has them in the cart unseen. Where goods are called so, they
 * are meant.
 */
const words = new Set(
  `colgate pepsodent maaza frooti slice mazza limca surf excel rin ariel tide vim lifebuoy lux dove dettol parle maggi kissan
  amul bournvita horlicks nescafe bru taj tata saffola fortune aashirvaad dabur patanjali everest mdh catch lg
  lassi murabba muramba til tilli imli tamarind chinch kapoor camphor kapur murmura sonth anardana kairi keri corn flour cornflour rawa
  ravva rava idli dosa dosai vada sambar sambhar khichdi halwa paratha thepla chips fries salad upma kheer ragda misal bhaji bhature
  pakora laddu laddoo sprouts pulao biryani bharta manchurian bhujia namkeen sev chaat tadka gravy pooja puja gift tohfa hamper
  green brown icing castor caster flavoured cookies toast cake rasam curry gola copra mukhwas freshener jaifal saag
  kitchen king meat chole goda pani poori puri papad mango chutney concentrate sauce jam ketchup cheese slices spread mayo
  syrup squash pulp extract essence seeds seed beej leaves leaf patta patti patte root phali
  diabetes sugarcontrol weight slimming vazan vajan madhumeh
  लस्सी मुरब्बा तिल इमली कपूर कपूर मुरमुरा सोंठ अनारदाना इडली डोसा सांभर खिचड़ी हलवा पराठा चिप्स सलाद उपमा खीर भाजी पूजा तोहफा
  मैगी कोलगेट सर्फ फ्रूटी माज़ा चटनी`
    .normalize('NFC')
    .split(/\s+/),
)

/** Names that have one of these words and are goods all the same. */
const names = new Set([
  'chai patti',
  'tea leaves',
  'fennel seeds',
  'mustard seeds',
  'carom seeds',
  'coriander seeds',
  'cumin seeds',
])

/** Whether these words, in small letters, may mean other goods than what is called so by another name. */
export function isStandIn(said: readonly string[]): boolean {
  return !names.has(said.join(' ')) && said.some((word) => words.has(word))
}
