/** Small words of Hindi and English, in Latin letters and in Devanagari: they say nothing. */
const grammar = wordsIn(`
  ka ki ke ko kaa kee kay se me mein par pe pr aur or and of the a an in on to is with without wala wale wali waala waale
  waali vala vale vali liye lia liya lie hai hain ho hota hoti wo woh ye yeh jo bhi hi na nahi
  का की के को से में पर पे और या वाला वाले वाली लिए लिये है हैं जो भी ही ना
  cha chi che ची चा चे nu ni no नी नु er র`)

/** What people say of goods, of how much they want and of why: it may help to choose, and never decides. */
const beside = wordsIn(`
  fresh taza taaza taji taaji tazi tajaa new naya nayi naye best good acha accha acchi achi badhiya badiya top quality premium
  super special organic jaivik natural prakritik pure shuddh shudh asli original real authentic genuine desi deshi local farm
  gaon village home homemade ghar gharelu house healthy health sasta saste sasti cheap mehnga low high price rate daam dam kitne kitna bhav offer
  sale discount deal online buy order kharid kharidna khareedna kharidne chahiye chaiye mangta want need near delivery wanted please give do dena
  dedo bhejo lao lana some kuch thoda thodi thode zyada jyada full big bada badi bade large small chota choti chhota chhoti chote medium
  pack packet packets paket pouch pauch bottle bottles botal botle jar jars dabba dabbe dibba diba box boxes tin can tub bag bags bori bora katta thaili
  tokri gaddi guchha bunch crop set combo pair dozen darjan darzan pav paav pao aadha adha ek do teen char paanch das one two three
  half quarter kg kgs kilo kilos kilogram g gm gms gram grams ltr lt litre litres liter liters ml l piece pieces pc pcs pis nos number
  khana khane khaane peene pine pina banane banaye banaye lagane lagana lagaane karne karna kare kam lene lena dene pakane pakaane bana
  dalne milane use roz rozana daily subah shaam baad pehle bad after before time morning evening garmi thand thandi summer winter season mausam
  bachcho bachche bache bacche bachchon kids children baby adult bujurg ladies gents women men family everyday regular
  kata chhila brand wholesale
  ताज़ा ताजा ताज़ी ताजी नया नयी नई अच्छा अच्छी बढ़िया शुद्ध असली देसी देशी जैविक ऑर्गेनिक फ्रेश घर घरेलू सस्ता सस्ती दाम भाव
  पैकेट पैकिट बोतल डिब्बा डिब्बे थैली बोरी जार किलो किग्रा ग्राम लीटर मिली दर्जन पाव आधा एक दो तीन चार पाँच पांच गड्डी बड़ा बड़ी छोटा छोटी
  खाने पीने बनाने लगाने करने चाहिए रोज़ रोज सुबह गर्मी बच्चों पीस नग`)

/**
 * Words of goods that markets like ours do not sell. They are no slips of other words, nothing is found
 * inside them or in a description; where a shop names its own goods so, those are found.
 */
const otherGoods = wordsIn(`
  bread breads pav bun buns toast biscuit biscuits biskut cookie cookies cake pastry pizza burger sandwich samosa noodles maggi pasta momos
  chips namkeen kurkure chocolate toffee candy icecream cola pepsi coke soda beer wine whisky rum vodka sharab daru cigarette cigarettes
  bidi beedi gutkha tobacco tambaku chicken murga mutton gosht meat fish machli machhli prawn keema laptop computer mobile phone
  iphone charger earphone headphone tv television fridge freezer ac fan motor machine cooker mixer grinder oven
  iron press bulb led tubelight wire battery torch camera watch ghadi clock pendrive printer speaker cylinder stove chulha petrol diesel
  kerosene cement paint brick tile pipe pump tractor tyre tire puncture car bike scooter cycle helmet joote joota jutey shoes shoe chappal 
  slipper boots socks jeans shirt pant trousers tshirt jacket raincoat umbrella chhata bedsheet blanket pillow mattress sofa bed cot chair kursi
  almirah cupboard desk curtain book books kitab copy notebook pen pencil paper newspaper lego doll ticket recharge
  injection insulin paracetamol crocin dettol phenyl harpic detergent surf rin diaper diapers pampers razor blade chashma glasses spectacles
  school office lauki laukee louki doodhi dudhi ghiya karela bitter gourd kaddu petha pumpkin cabbage patta band arbi arvi colocasia mooli muli radish
  chikoo chiku sapota sitaphal custard maida sabudana sago turai tori tinda parwal
  vermicelli seviyan semiya vinegar sirka ketchup mayonnaise jam jelly
  लौकी करेला कद्दू पत्ता बंद अरबी मूली चीकू सीताफल मैदा साबूदाना साबुदाना तुरई तोरी टिंडा परवल
  khaad urea fertilizer pesticide cashback dryer dispenser squeezer cutter peeler holder gloves tray rack net gun knife
  broom brooms jhadu jhaadu mop ponchha bucket buckets balti baalti plate plates thali spoon spoons chammach fork forks kadhai
  karahi tawa tava utensils bartan lunchbox flask kettle lock tala hammer hathoda screwdriver wrench pliers drill ladder seedhi rope rassi
  mouse keyboard router monitor television headset webcam speakers guitar tabla football cricket badminton dumbbell carrom yoga
  lipstick mascara eyeliner foundation concealer sunscreen perfume deodorant deo mouthwash toothpaste haircut wig
  bacon sausage sausages salmon tuna prawns shrimp crab jhinga nutella oreo kitkat lays pringles popcorn
  belt wallet purse underwear baniyan petfood pedigree whiskas
  झाड़ू बाल्टी चम्मच थाली तवा कड़ाही बर्तन ताला हथौड़ा रस्सी
  ब्रेड डबल रोटी बिस्कुट पिज़्ज़ा बर्गर समोसा चॉकलेट शराब बीड़ी सिगरेट चिकन मुर्गा मटन मछली मांस लैपटॉप मोबाइल फ़ोन फोन टीवी पंखा मशीन मोटर
  घड़ी किताब चप्पल साइकिल पेट्रोल डीज़ल सीमेंट`)

/** Words of one that sound like another one's: these shoes are no jute, and spoons are not spun. */
const soundingAlike = wordsIn('joote joota jootey jooti juta जूते जूता जूती spoon spoons')

/** What makes a phrase of a query, in Hindi. */
const phrase = wordsIn(
  'ka ki ke ko me mein par pe se wala wale wali liye का की के को में पर से वाला वाले वाली लिए लिये',
)

/** What a word is in a query: what is sought, what may be left out, or a word that means other goods. */
export const sought = 0
export const leftOut = 1
export const elsewhere = 2
export const elsewhereAlike = 3

/** In small letters. Null for a word that says nothing. */
export function kindOfWord(
  word: string,
): typeof sought | typeof leftOut | typeof elsewhere | typeof elsewhereAlike | null {
  if (grammar.has(word)) return null
  if (beside.has(word)) return leftOut
  if (soundingAlike.has(word)) return elsewhereAlike
  return otherGoods.has(word) ? elsewhere : sought
}

/** Whether this word of grammar makes a phrase of a query. */
export function isOfPhrase(word: string): boolean {
  return phrase.has(word)
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.normalize('NFKC').split(/\s+/).filter(Boolean))
}
