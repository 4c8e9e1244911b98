/**
 * What is declared of the demo market's food, medicines and care, a line each: slug | ingredients | energy in
 * kcal, protein, carbohydrate, sugars and fat in grams, of 100 g or 100 ml | allergens | days | how to keep |
 * village or district. `=`: one ingredient, the goods themselves. An empty cell is that of its shelf, and of
 * allergens none. The figures are those of food tables, rounded: it is a demonstration.
 */
export const factsTable = `
chikmagalur-arabica-beans | Arabica coffee beans | 2 0.1 0 0 0 ||||Chikmagalur, Karnataka
coorg-robusta-filter-coffee | Robusta coffee | 2 0.1 0 0 0 ||||Kodagu, Karnataka
araku-valley-ground-coffee | Arabica coffee | 2 0.1 0 0 0 ||||Araku, Andhra Pradesh
filter-coffee-decoction | Water, coffee and chicory (80:20) | 12 0.5 2.2 0.6 0 || 30 | In the fridge; within 7 days of opening |
cold-brew-coffee | Water, arabica coffee | 3 0.2 0.4 0 0 || 30 | In the fridge; within 3 days of opening |
instant-coffee | Instant coffee (arabica, robusta) | 353 12 75 6.5 0.5 || 540 |||
chicory-coffee-blend | Coffee 70%, chicory 30% | 4 0.1 0.7 0.3 0 |||||
monsooned-malabar-aa | Arabica coffee beans | 2 0.1 0 0 0 |||||
cardamom-coffee | Arabica coffee 96%, green cardamom | 3 0.1 0.2 0 0 |||||
green-coffee-bags | Unroasted arabica coffee | 2 0.1 0.2 0 0 |||||
peaberry-coffee-beans | Arabica coffee beans | 2 0.1 0 0 0 ||||Nilgiris, Tamil Nadu
coffee-gift-box | Arabica and robusta coffee | 2 0.1 0 0 0 |||||
assam-tea | Black tea | 1 0 0.2 0 0 || 540 || Jorhat, Assam
white-sugar | = | 398 0 99.5 99.5 0 || 730 || Muzaffarnagar, Uttar Pradesh
iodised-salt | Salt, potassium iodate | 0 0 0 0 0 || 730 || Kutch, Gujarat
maida | Refined wheat flour | 352 10.4 74 0.6 0.8 | Wheat (gluten) | 120 || Hapur, Uttar Pradesh
suji | Wheat semolina | 334 11.4 68 1 0.7 | Wheat (gluten) | 120 ||
sabudana | Tapioca starch | 351 0.2 87 0 0.2 || 365 || Salem, Tamil Nadu
wheat-bread | Whole wheat flour 50%, wheat flour, water, sugar, yeast, salt, sunflower oil | 247 9 46 4.5 2.8 | Wheat (gluten) | 4 | In its bag, not in the fridge |
glucose-biscuits | Wheat flour, sugar, palm oil, milk solids, glucose, salt, baking soda | 454 7 76 24 13.5 | Wheat (gluten), milk | 180 ||
toast-rusk | Wheat flour, sugar, palm oil, cardamom, yeast, salt | 420 10 74 20 9 | Wheat (gluten) | 60 ||
washing-soap | Soap of neem and rice bran oils, water, washing soda || | 1095 | Dry between washes |
a2-cow-milk | = | 68 3.3 4.7 4.7 4 | Milk | 3 ||
buffalo-milk | = | 98 4 5 5 7 | Milk | 3 ||
paneer | Milk, lemon juice | 296 18.5 4 3 23 | Milk | 5 ||
desi-ghee | Milk fat | 897 0 0 0 99.7 | Milk | 270 | Cool and dry, with a dry spoon |
white-butter | Cream, curd culture | 720 0.9 0.8 0.8 79 | Milk | 10 ||
curd | Milk, curd culture | 62 3.4 4.6 4.6 3.4 | Milk | 7 ||
buttermilk | Curd, water, cumin, green chilli, coriander, salt | 24 1.3 2 2 1.2 | Milk | 5 ||
hill-cheese | Milk, salt, vegetarian rennet, culture | 390 25 1.5 0.5 31.5 | Milk | 90 ||
shrikhand | Hung curd 60%, sugar, cardamom, saffron | 245 6.5 38 36 7.2 | Milk | 20 ||
kulfi | Milk, sugar, pistachio, cardamom | 210 6 24 22 10.5 | Milk, pistachio | 180 | At −18 °C |
country-eggs | Hen eggs | 143 12.6 0.7 0.4 9.5 | Egg | 21 | Cool; wash just before use | Satara, Maharashtra
mawa-barfi | Milk solids, sugar, pistachio | 405 11 52 47 17 | Milk, pistachio | 7 ||
fresh-cream | Cream of cow milk | 292 2.4 3.4 3.4 30 | Milk | 10 ||
cashew | = | 582 18.4 30 5.9 45 | Cashew nut ||| Vengurla, Maharashtra
almond | = | 609 18.4 20 4.4 49 | Almond ||| Pulwama, Jammu and Kashmir
walnut | = | 671 14.9 11 2.6 64 | Walnut | 180 | In the fridge after opening | Anantnag, Jammu and Kashmir
pistachio | Pistachio, rock salt | 572 21 28 7.7 45 | Pistachio |||
peanut | = | 567 25 16 4 49 | Peanut ||| Junagadh, Gujarat
raisin | = | 299 3.1 79 59 0.5 |||| Sangli, Maharashtra
dates | = | 282 2.5 75 63 0.4 |||| Kutch, Gujarat
dried-figs | = | 249 3.3 64 48 0.9 |||||
dried-apricot | = | 241 3.4 63 53 0.5 |||| Sham, Ladakh
dried-blueberries | Blueberries, apple juice | 317 2.5 80 68 2.5 |||||
fox-nuts | = | 347 9.7 77 0 0.1 |||| Darbhanga, Bihar
black-raisins | = | 299 3 78 60 0.5 |||| Vijayapura, Karnataka
mixed-dry-fruits-box | Almonds, cashews, walnuts, pistachios, raisins | 547 15 37 17 40 | Almond, cashew nut, walnut, pistachio |||
wheat-atta | Whole wheat | 341 12.1 69 1 1.7 | Wheat (gluten) | 90 ||
khapli-atta | Whole khapli wheat | 346 13.5 68 1 2 | Wheat (gluten) | 90 || Satara, Maharashtra
multigrain-atta | Wheat 60%, jowar, bajra, ragi, maize, chana, soya | 350 13.5 66 1.4 3.4 | Wheat (gluten), soya | 90 ||
jowar | = | 349 10.4 73 1.5 1.9 |||||
bajra | = | 361 11.6 67 1 5 || 120 || Kutch, Gujarat
ragi-atta | Ragi | 328 7.3 72 0.6 1.3 || 120 ||
makki-atta | Maize | 342 9 72 1.5 3.6 || 120 ||
besan | Chana dal | 372 20.8 60 5 5.6 || 180 ||
sattu | Roasted chana | 376 22.5 58 5 5.2 || 120 ||
poha | Beaten rice | 346 6.6 77 0.3 1.2 || 240 ||
daliya | Broken wheat | 342 12 71 0.6 1.5 | Wheat (gluten) | 180 ||
basmati-rice | = | 356 8 78 0 0.6 || 540 || Bahraich, Uttar Pradesh
sona-masoori-rice | = | 352 7 79 0 0.5 || 540 ||
matta-rice | = | 349 7.5 76 0 1.2 || 365 || Palakkad, Kerala
chyawanprash | Amla, jaggery, ghee, 40 herbs and spices, honey | 285 1 68 58 2.2 | Milk | 730 ||
wild-forest-honey | = | 320 0.3 81 78 0 |||| Satpura, Madhya Pradesh
herbal-tea-bags | Tulsi, dry ginger, lemongrass | 1 0 0.2 0 0 || 540 ||
alphonso-mango-juice | Alphonso mango pulp 55%, water, cane sugar | 62 0.3 15 14 0.1 || 180 | In the fridge after opening | Ratnagiri, Maharashtra
kinnow-orange-juice | Kinnow juice | 47 0.6 11 9 0.1 || 7 | In the fridge; within 3 days of opening | Abohar, Punjab
tender-coconut-water | Coconut water | 19 0.3 4.4 4 0.1 || 60 | In the fridge after opening |
amla-juice | Amla juice | 28 0.4 6 1 0.1 || 365 || Pratapgarh, Uttar Pradesh
sugarcane-juice | Sugarcane juice, lemon, ginger | 62 0.1 15 14 0 || 7 | In the fridge; on the day of opening |
pomegranate-juice | Pomegranate juice | 54 0.2 13 12.5 0.1 || 90 | In the fridge; within 3 days of opening | Solapur, Maharashtra
apple-juice | Apple juice | 46 0.1 11 10 0.1 || 180 | In the fridge after opening |
mixed-fruit-drink | Fruit pulp 40% (apple, guava, mango, pineapple), water, cane sugar | 54 0.2 13 12 0.1 || 180 ||
nimbu-pani-concentrate | Cane sugar, lemon juice, black salt, cumin | 250 0.2 62 60 0 || 270 ||
watermelon-cooler | Watermelon juice, mint, rock salt | 28 0.5 6.5 6 0.1 || 5 | In the fridge |
kokum-sharbat | Cane sugar, kokum, salt | 262 0.2 65 63 0.1 || 365 || Sindhudurg, Maharashtra
jamun-juice | Jamun juice | 45 0.5 10 8 0.1 || 365 ||
mustard-oil | Mustard seed oil | 900 0 0 0 100 | Mustard ||| Bharatpur, Rajasthan
virgin-coconut-oil | Coconut oil | 900 0 0 0 100 || 540 || Sindhudurg, Maharashtra
groundnut-oil | Groundnut oil | 900 0 0 0 100 | Peanut ||| Saurashtra, Gujarat
sesame-oil | Sesame oil, palm jaggery | 900 0 0 0 100 | Sesame |||
sunflower-oil | Sunflower oil | 900 0 0 0 100 |||| Kurnool, Andhra Pradesh
olive-oil | Extra virgin olive oil | 900 0 0 0 100 || 540 || Bikaner, Rajasthan
castor-oil | Castor oil | For skin and hair, not to be eaten || 540 || Banaskantha, Gujarat
flaxseed-oil | Flaxseed oil | 900 0 0 0 100 || 120 | In the fridge; within 6 weeks of opening | Vidarbha, Maharashtra
safflower-oil | Safflower oil | 900 0 0 0 100 |||| Solapur, Maharashtra
niger-seed-oil | Niger seed oil | 900 0 0 0 100 || 180 || Bastar, Chhattisgarh
sweet-almond-oil | Almond oil | 900 0 0 0 100 | Almond | 365 ||
mango-pickle | Mango 62%, mustard oil, salt, fennel, fenugreek, chilli, turmeric | 206 2 8 3 18 | Mustard |||
lemon-pickle | Lemon 78%, salt, ajwain, black salt | 48 1.2 10 3 0.6 |||||
green-chilli-pickle | Green chilli 65%, yellow mustard, lemon juice, salt, turmeric | 92 3.4 9 2 4.5 | Mustard | 180 ||
stuffed-chilli-pickle | Red chilli 48%, mustard oil, dry mango, fennel, mustard, salt | 248 4 15 4 19 | Mustard ||| Varanasi, Uttar Pradesh
carrot-pickle | Carrot 68%, gur, mustard, vinegar, salt, chilli | 118 2 20 14 3.2 | Mustard | 120 ||
amla-pickle | Amla 64%, mustard oil, salt, fenugreek, turmeric | 182 1.4 10 2 15.5 | Mustard ||| Pratapgarh, Uttar Pradesh
garlic-pickle | Garlic 60%, sesame oil, lemon juice, chilli, salt, asafoetida (wheat) | 254 4 22 2 17 | Sesame, wheat (gluten) |||
mixed-pickle | Mango, carrot, lemon, green chilli, lotus stem, mustard oil, salt, spices | 176 1.8 9 3 15 | Mustard |||
jackfruit-pickle | Young jackfruit 58%, mustard oil, coriander, nigella, salt | 188 2 11 3 15 | Mustard ||| Gorakhpur, Uttar Pradesh
ker-sangri-pickle | Ker, sangri, mustard oil, buttermilk, salt, spices | 196 4 14 2 14 | Milk, mustard ||| Jaisalmer, Rajasthan
mango-chhundo | Mango 55%, sugar, chilli, cumin, salt | 232 0.4 57 54 0.3 |||||
tamarind-chutney | Tamarind, dates, gur, dry ginger, cumin, salt | 218 1.5 53 46 0.4 || 180 | In the fridge after opening |
garlic-chutney | Garlic, dry coconut, groundnut, red chilli, salt | 462 12 30 5 34 | Peanut | 60 ||
toor-dal | = | 335 22.3 58 2 1.7 |||||
moong-dal | = | 348 24.5 60 2 1.2 |||||
jammu-rajma | = | 346 22.9 61 2 1.3 |||| Bhaderwah, Jammu and Kashmir
kabuli-chana | = | 360 19.5 61 5 5.3 |||||
kala-chana | = | 356 19 60 5 5.2 |||||
urad-dal | = | 347 24 60 1 1.4 |||||
masoor-dal | = | 343 25.1 59 2 0.7 |||||
chana-dal | = | 372 20.8 60 5 5.6 |||||
whole-green-moong | = | 334 24 57 2 1.3 |||||
dried-green-peas | = | 315 19.7 56 5 1.1 |||||
lobia | = | 323 24.1 55 3 1 |||||
moth-beans | = | 330 23.6 57 2 1.1 |||| Kutch, Gujarat
horse-gram | = | 321 22 57 1 0.5 |||||
dal-makhani-mix | Black urad, rajma, chana dal | 346 23 60 2 1.4 |||||
jeera | = | 375 17.8 44 2.3 22 |||| Unjha, Gujarat
haldi | Turmeric | 349 6.3 69 3 5.1 |||| Sangli, Maharashtra
dhaniya | = | 298 12.4 55 0 17.8 |||| Ramganj Mandi, Rajasthan
lal-mirch | Red chilli | 318 12 56 10 17 |||||
rai | = | 541 20 23 7 40 | Mustard |||
ajwain | = | 305 16 43 0 25 |||| Jamnagar, Gujarat
hing | Gum arabic, rice flour, asafoetida | 297 4 68 0 1.1 |||| Hathras, Uttar Pradesh
garam-masala | Cardamom, black pepper, clove, cinnamon, cumin, mace, nutmeg, bay leaf, star anise, dry ginger, caraway | 379 14 51 2 15 |||||
elaichi | = | 311 10.8 68 0 6.7 |||||
kali-mirch | = | 304 11.5 64 0.6 3.3 |||| Wayanad, Kerala
laung | = | 274 6 66 2.4 13 |||| Kanyakumari, Tamil Nadu
dalchini | = | 247 4 81 2.2 1.2 |||||
saunf | = | 345 15.8 52 0 14.9 |||| Lucknow, Uttar Pradesh
sendha-namak | Rock salt | 0 0 0 0 0 || 730 ||
gur | Sugarcane juice | 383 0.4 95 85 0.1 |||| Muzaffarnagar, Uttar Pradesh
gur-powder | Sugarcane juice | 383 0.4 95 85 0.1 |||| Kolhapur, Maharashtra
khand | Sugarcane juice | 395 0.1 98 97 0 |||||
bura | Sugar, ghee, milk | 397 0.1 98 98 0.4 | Milk ||| Hathras, Uttar Pradesh
mishri | Sugar | 398 0 99.5 99.5 0 |||||
palm-jaggery | Palmyra palm sap | 370 1 92 80 0.1 |||| Thoothukudi, Tamil Nadu
nolen-gur | Date palm sap | 310 1 76 70 0.1 || 60 | In the fridge | Nadia, West Bengal
mustard-honey | = | 320 0.3 81 78 0 |||| Bharatpur, Rajasthan
litchi-honey | = | 320 0.3 81 78 0 |||| Muzaffarpur, Bihar
jamun-honey | = | 320 0.3 81 78 0 |||| Melghat, Maharashtra
ajwain-honey | = | 320 0.3 81 78 0 |||| Barmer, Rajasthan
date-syrup | Dates, water | 290 1.2 71 65 0.1 |||| Mundra, Gujarat
kakvi | Sugarcane juice | 296 0.3 73 68 0.1 |||| Kolhapur, Maharashtra
neem-tulsi-soap | Soap of coconut and castor oils, water, neem leaf, tulsi leaf | ||||
sandalwood-soap | Soap of coconut and castor oils, water, sandalwood, vetiver oil | ||||
rose-water | Distillate of rosa damascena | || 540 || Hathras, Uttar Pradesh
aloe-vera-gel | Aloe juice 90%, xanthan gum, citric acid, sodium benzoate | || 540 | Cool; closed after use | Jodhpur, Rajasthan
coconut-body-lotion | Rose water, coconut oil, shea butter, emulsifying wax, jasmine oil | || 540 ||
shikakai-shampoo | Water, shikakai, soapnut, amla, sodium benzoate | || 365 ||
multani-mitti | Fuller's earth | ||| Dry | Barmer, Rajasthan
hibiscus-hair-mask | Hibiscus flower and leaf, fenugreek, amla | || 365 | Dry |
beeswax-lip-balm | Beeswax, coconut oil, beetroot | ||||
amla-hair-oil | Sesame oil, amla, bhringraj | ||||
herbal-tooth-powder | Babool bark, rock salt, clove, mint | ||| Dry |
walnut-face-scrub | Aloe gel, walnut shell, almond oil, sodium benzoate | | Walnut, almond | 365 ||
ashwagandha-capsules | Ashwagandha root 500 mg, capsule of cellulose | ||||
triphala-tablets | Amla, harad and baheda in equal parts | ||||
tulsi-drops | Water, extract of five tulsi | || 730 | Out of the sun |
giloy-juice | Giloy stem juice, citric acid | || 365 | In the fridge after opening |
adulsa-honey-syrup | Honey, adulsa leaf, long pepper | ||||
neem-capsules | Neem leaf 400 mg, capsule of cellulose | ||||
isabgol-husk | Psyllium husk 98% | ||||Unjha, Gujarat
ors-sachets | Sodium chloride, glucose, potassium chloride, sodium citrate | ||||
camphor-mint-balm | Beeswax, camphor, mint oil, wintergreen oil | ||||
turmeric-capsules | Lakadong turmeric 475 mg, black pepper 25 mg, capsule of cellulose | ||||
ajwain-water | Distillate of ajwain seed | || 730 ||
glycerine-pharmacy | Vegetable glycerine | ||||
eucalyptus-steam-drops | Eucalyptus oil, mint oil | || 730 ||
`

/** What medicines say more, a line each: slug | dose | warning. */
export const medicinesTable = `
ashwagandha-capsules | One capsule twice a day with milk or water | Ask a doctor first in pregnancy or with thyroid medicines.
triphala-tablets | Two tablets at night with warm water | Not in pregnancy. Ask a doctor when it is needed for more than two weeks.
tulsi-drops | Two drops in a cup of tea or water, twice a day | Not for children under two years.
giloy-juice | 20 ml with as much water, once a day | Ask a doctor if you take other medicines or have a disease of the liver.
adulsa-honey-syrup | Two teaspoons three times a day | Not for children under one year. See a doctor when a cough lasts more than a week.
neem-capsules | One capsule twice a day after a meal | Not in pregnancy and not for children.
isabgol-husk | Two teaspoons in a full glass of water at night | Always with plenty of water. Not when the bowel is blocked.
ors-sachets | One sachet in a litre of clean water, in small sips | Use it within a day. Go to a doctor when a child cannot keep fluids down.
camphor-mint-balm | A little on the skin, up to three times a day | For outside use only. Not near the eyes, on broken skin or for children under two years.
turmeric-capsules | One capsule twice a day after a meal | Ask a doctor if you take blood thinners or have gallstones.
ajwain-water | Two spoons in warm water after a meal | Ask a doctor in pregnancy.
glycerine-pharmacy | A little on the skin, thinned with water | For outside use only.
`
