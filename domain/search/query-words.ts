/** Small words of Hindi and English, in Latin letters and in Devanagari: they say nothing. */
const grammar = wordsIn(`
  ka ki ke ko kaa kee kay se me mein par pe pr aur or and of the a an in on to is with without wala wale wali waala waale
  waali vala vale vali liye lia liya lie hai hain ho hota hoti wo woh ye yeh jo bhi hi na nahi
  का की के को से में पर पे और या वाला वाले वाली लिए लिये है हैं जो भी ही ना
  cha chi che chya ची चा चे nu ni no नी नु er র da di de hui hua hue up ji any my for today aaj now`)

/** What is said of all goods: alone it asks for any. */
const praise = wordsIn(`
  fresh taza taaza taaja taji taaji tazi tajaa new naya nayi naye best good acha accha acchi achi badhiya badiya top quality premium
  super special organic jaivik natural prakritik pure shuddh shudh asli original real authentic genuine desi deshi local farm
  gaon village homemade gharelu healthy
  ताज़ा ताजा ताज़ी ताजी ताजे अच्छा अच्छी बढ़िया शुद्ध असली देसी देशी जैविक ऑर्गेनिक फ्रेश घरेलू`)

/** What people say of how much they want and of why: like praise it may help to choose, and never decides. */
const beside = wordsIn(`
  home ghar house health sasta saste sasti cheap mehnga low high price rate daam dam kitne kitna bhav offer
  sale discount deal online buy order kharid kharidna khareedna kharidne chahiye chaiye mangta want need near delivery wanted please give do dena
  dedo bhejo lao lana some kuch thoda thodi thode zyada jyada full big bada badi bade large small chota choti chhota chhoti chote medium
  pack packet packets paket gaddi guchha bunch crop pair dozen darjan darzan pao aadha adha ek do teen char paanch das one two three
  half quarter kg kgs kilo kilos kilogram g gm gms gr grm mg grams ltr lt lit litre litres liter liters ml l piece pieces pc pcs pis nos number
  khana khane khaane peene pine pina banane banaye banaye lagane lagana lagaane karne karna kare kam lene lena dene pakane pakaane bana
  dalne milane use roz rozana daily subah shaam baad pehle bad after before time morning evening garmi thand thandi summer winter season mausam
  bachcho bachche bache bacche bachchon kids children baby adult bujurg ladies gents women men family everyday regular
  kata chhila brand wholesale plain loose khula recipe dish nattu naattu naatu nati nadan seedless upay benefits fayde uses cost mrp rs
  rupees rupaye shop store dukan dukaan mujhe muje mujhko hame hamein humko leni lenge send filtered chemical free certified imported indian
  नया नयी नई घर सस्ता सस्ती दाम भाव
  पैकेट पैकिट किलो किग्रा ग्राम लीटर मिली दर्जन पाव आधा एक दो तीन चार पाँच पांच गड्डी बड़ा बड़ी छोटा छोटी
  खाने पीने बनाने लगाने करने चाहिए रोज़ रोज सुबह गर्मी बच्चों पीस नग`)

/** Vessels, meals, kinds of goods and places: they too only help to choose, but they may name goods alone. */
const kinds = wordsIn(`
  pav paav gram pouch pauch bottle bottles botal botle jar jars dabba dabbe dibba diba box boxes tin can tub bag bags bori bora katta thaili
  tokri set combo बोतल डिब्बा डिब्बे थैली बोरी जार
  breakfast nashta nasta lunch dinner paratha parantha paranthe sabji sabzi subzi bhaji fry
  fruit phal fol pandu hannu pazham palam pallu dawa dawai dava davai medicine ilaj
  nagpuri nasik nashik indori kolhapuri allahabadi ratnagiri devgad irani`)

/** What people say of how goods look: it counts where something is called so, and not where nothing is. */
const describing = wordsIn(`
  red yellow white black green brown lal laal safed peela peeli kala kaala kali hara hari soft whole sabut gota khada herbal ayurvedic
  stick sticks kashmiri punjabi panjabi gujarati rajasthani marwadi bengali bihari madrasi lakhnavi kerala
  लाल सफेद सफ़ेद पीला पीली काला काली हरा हरी साबुत`)

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
  oats quinoa tofu soya soyabean soybean nutrela suji sooji rava rawa semolina macaroni muesli cornflakes papad bhujia jalebi rasgulla
  ladoo margarine essence yeast saffron nutmeg jaiphal javitri mace kalonji poppy khuskhus chia stevia soup sauce nuggets fries
  spaghetti batter agarbatti incense dhoop havan kumkum sindoor mehndi mehendi henna kajal talcum condom napkin napkins sanitary wipes
  tissue foil machis matchbox teddy barbie wheelchair glucometer nebulizer syringe mirror comb scissors kainchi mug cup cups saucer
  strainer chalni belan lighter heater geyser tank hose sweater coat loan insurance hotel flight coin ring silver plant plants paudha
  gamla grass zucchini avocado lettuce celery asparagus plum plums pudina supari lollipop rusk juicer mixer lamp
  amul britannia parle nestle nescafe bru mdh aashirvaad ashirvad pillsbury saffola sundrop patanjali dabur haldiram bikaji kissan
  knorr heinz cadbury perk munch gems bourbon monaco krackjack bingo sprite fanta limca mirinda tropicana bisleri kinley aquafina
  horlicks bournvita complan boost milo pediasure cerelac lactogen lifebuoy lux dove santoor hamam cinthol medimix sunsilk pantene
  loreal garnier nivea ponds lakme olay gillette pepsodent sensodyne vim tide ariel nirma wheel colin odonil mortein lizol domex
  whisper stayfree huggies dolo disprin combiflam digene gelusil hajmola volini moov iodex betadine boroline savlon dalda
  samsung redmi vivo oppo nokia jio airtel bata nike adidas puma
  झाड़ू बाल्टी चम्मच थाली तवा कड़ाही बर्तन ताला हथौड़ा रस्सी
  ब्रेड डबल रोटी बिस्कुट पिज़्ज़ा बर्गर समोसा चॉकलेट शराब बीड़ी सिगरेट चिकन मुर्गा मटन मछली मांस लैपटॉप मोबाइल फ़ोन फोन टीवी पंखा मशीन मोटर
  घड़ी किताब चप्पल साइकिल पेट्रोल डीज़ल सीमेंट`)

/** Names of two words of what markets like ours do not sell, though each word may name something of ours. */
const otherNames = new Set(
  `kit kat, 5 star, five star, 7 up, seven up, thums up, thumbs up, coca cola, red bull, mountain dew, dairy milk, good day,
  marie gold, hide seek, little hearts, uncle chips, krack jack, parle g, red label, green label, taj mahal, brooke bond,
  head shoulders, fair lovely, pears soap, clinic plus, all out, good knight, pudin hara, rooh afza, glucon d,
  patta gobhi, patta gobi, pata gobhi, band gobhi, band gobi, patta kobi, curry leaves, curry leaf, curry patta, kadi patta, kari patta,
  tej patta, bay leaf, mint leaves, coriander leaves, hara dhaniya, dhaniya patta, spring onion, hara pyaz, baby corn, star anise,
  dragon fruit, passion fruit, star fruit, custard apple, raw banana, kaccha kela, kachha kela, rose apple, aloo bukhara,
  gulab jamun, soan papdi, aloo bhujia, milk cake, milk powder, ice candy, peanut butter, cream cheese, cold drink, soft drink,
  energy drink, mineral water, apple pie, apple cider, lemon grass, ginger ale, black salt, kala namak, double roti, kasuri methi, rice flour, rice bran, baby oil,
  baby powder, face cream, face powder, hair dye, ear buds, water bottle, table lamp, salt lamp, tooth pick, mouth wash, table fan`
    .split(',')
    .map((name) => name.trim().replace(' ', '')),
)

/** Words of one that sound like another one's: these shoes are no jute, and spoons are not spun. */
const soundingAlike = wordsIn('joote joota jootey jooti juta जूते जूता जूती spoon spoons')

/** What makes a phrase of a query, in Hindi. */
const phrase = wordsIn(
  'ka ki ke ko me mein par pe se wala wale wali liye का की के को में पर से वाला वाले वाली लिए लिये',
)

/** Words of one meaning for kinds of goods, in the languages of India. */
const alike = [
  'oil tel tail taila ennai enna enne nune तेल',
  'dal daal dhal paruppu parippu pappu bele दाल डाळ',
  'flour atta aata maavu mavu pindi hittu pith lot आटा पीठ',
  'juice jus ras saaru sharbat sarbat drink nectar pulp रस जूस शरबत',
  'milk doodh dudh paal palu paalu halu haalu दूध',
  'pickle achar achaar oorugai urugai uppinakai uppinakayi athanu lonche loncha अचार लोणचे',
  'chutney chatni chatney चटनी चटणी',
  'rice chawal chaval arisi biyyam akki tandul चावल',
  'powder podi pudi thool thul guro पाउडर',
  'soap sabun sabu soppu साबुन',
  'honey shahad shehad madh शहद',
  'jaggery gud gur gul vellam bellam गुड़',
  'capsule capsules tablet tablets goli churna',
  'sugar chini cheeni sakhar चीनी',
  'water pani paani jal neer पानी',
  'coffee kofi kaapi कॉफी',
].map((line) => line.split(' '))

/** Kinds of goods that are made of what is named before them, in their languages. */
const forms = new Set([
  ...wordsIn(`masala tea chai patti butter paste cream soup balm pot flower syrup tape brush mix saree sari daane dana
    germ sauce jam cake roll salad shake curry pasta mug lamp pie ale dard`),
  ...alike
    .filter(([first = '']) =>
      [
        'oil',
        'flour',
        'juice',
        'milk',
        'pickle',
        'chutney',
        'powder',
        'soap',
        'honey',
        'capsule',
        'water',
        'coffee',
      ].includes(first),
    )
    .flat(),
])

/** Of these nothing is made that is called after them, ... */
const madeIntoNothing = wordsIn(`
  tea chai coffee kaapi bread ghee atta aata dahi curd paneer dal daal salt namak sugar chini cheeni egg eggs anda ande biscuit biscuits
  चाय कॉफी ब्रेड घी आटा दही पनीर दाल नमक चीनी अंडा अंडे बिस्कुट`)
/** ... of what is also bought for itself: tea and coffee, but rice flour, tea powder and salt water. */
const forThemselves = new Set([
  ...wordsIn('tea chai butter makkhan चाय मक्खन'),
  ...alike.filter(([first = '']) => ['oil', 'milk', 'honey', 'coffee'].includes(first)).flat(),
])

/** What a word is in a query: it describes, is sought, may be left out, or means other goods. */
export const described = -1
export const sought = 0
export const leftOut = 1
export const elsewhere = 2
export const elsewhereAlike = 3

/** In small letters. Null for a word that says nothing. */
export function kindOfWord(
  word: string,
): typeof described | typeof sought | typeof leftOut | typeof elsewhere | typeof elsewhereAlike | null {
  if (grammar.has(word)) return null
  if (praise.has(word) || beside.has(word) || kinds.has(word)) return leftOut
  if (describing.has(word)) return described
  if (soundingAlike.has(word)) return elsewhereAlike
  return otherGoods.has(word) || otherNames.has(word) ? elsewhere : sought
}

/** Whether a word, in small letters, says nothing of what the goods are. */
export function isFiller(word: string): boolean {
  return grammar.has(word) || praise.has(word) || beside.has(word)
}

/** Whether a word, in small letters, is a kind of goods made of what is named before it. */
export function isForm(word: string): boolean {
  return forms.has(word)
}

/** Whether 'tea coffee' means two goods, unlike 'corn oil'. In small letters. */
export function isNotMadeInto(word: string, form: string): boolean {
  return madeIntoNothing.has(word) && forThemselves.has(form)
}

/** Whether a word, in small letters, is said of all goods. */
export function isPraise(word: string): boolean {
  return praise.has(word.normalize('NFKC'))
}

/** Whether this word of grammar makes a phrase of a query. */
export function isOfPhrase(word: string): boolean {
  return phrase.has(word)
}

/** Whether these neighbours are the name of goods that are sold elsewhere. */
export function isNameElsewhere(word: string, next: string): boolean {
  return next !== '' && otherNames.has(word + next)
}

/** Other words that mean the same, parted by blanks; nothing for most. */
export function alikeOf(word: string): string {
  const line = alike.find((words) => words.includes(word)) ?? []
  return line.filter((other) => other !== word).join(' ')
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.normalize('NFKC').split(/\s+/).filter(Boolean))
}
