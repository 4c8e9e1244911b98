/**
 * More words that people say for the goods, by slug: everyday names of several languages, spellings that the
 * search's ear does not bring together, dishes and uses. Parted by commas.
 */
export const furtherWords: Readonly<Record<string, string>> = {
  // coffee
  'coorg-robusta-filter-coffee': 'filter kapi, south indian coffee, madras coffee',
  'araku-valley-ground-coffee': 'pisi coffee, coffee churn',
  'cold-brew-coffee': 'cold brew, thandi kofi',
  'instant-coffee': 'turant coffee, coffee powder instant',
  'cardamom-coffee': 'elachi coffee, इलायची कॉफी',
  'green-coffee-bags': 'vajan kam coffee, weight loss coffee, vazan',
  'coffee-gift-box': 'coffee hamper, tohfa coffee, gift hamper',
  // juice
  'alphonso-mango-juice': 'aam ka ras, mango ras, amba ras, frooti, maaza, आमरस',
  'kinnow-orange-juice': 'santre ka juice, narangi juice, mosambi orange juice, संतरे का जूस',
  'tender-coconut-water':
    'nariyal ka pani, nariyal jal, karikku, kobbari neellu, shahale, daab pani, coconut pani',
  'amla-juice': 'amla, aamla, awla juice, amle ka ras, avla ras, nelli',
  'sugarcane-juice': 'ganne ka juice, sugar cane, us cha ras, karumbu, karumbu juice, cheruku rasam, ऊस रस',
  'pomegranate-juice': 'anar ka ras, anar ka juice, dadam juice',
  'apple-juice': 'seb juice, safarchand juice, सेब का रस',
  'mixed-fruit-drink':
    'mix fruit juice, mixed juice, phalon ka ras, fruit drink, tiffin drink, juice, फलों का रस',
  'nimbu-pani-concentrate':
    'lemon juice, limbu sarbat, limbu pani, neembu paani, nimbu ka sharbat, lemon squash, शिकंजवी',
  'watermelon-cooler': 'tarbooz juice, tarbuj ka ras, watermelon drink, kalingad juice, तरबूज का रस',
  'kokum-sharbat':
    'sharbat, sherbet, sarbat, solkadhi, sol kadhi, kokam sherbet, kokum juice, birinda sharbat',
  'jamun-juice': 'jamun ka ras, sugar control juice, sugar, diabetes, madhumeh, जामुन का जूस',
  // pulses
  'toor-dal':
    'tuar, tuvar dal, tuver, toovar, toovar dal, thuvaram paruppu, tuvaram paruppu, togari bele, sambar dal, varan, pigeon peas, तुअर, तुअर दाल, तुवर, अरहर दाल, तूर डाळ',
  'moong-dal':
    'mung, moong dhuli, moong dal khichdi, khichdi dal, pasi paruppu, payatham paruppu, hesaru bele, mug dal, mugdal, moong mogar, yellow dal, peeli dal, khichdi ke liye dal, पीली दाल, मुगाची डाळ',
  'jammu-rajma': 'rajma chawal, razma, rajmah chitra, kidney bean, lal rajma, राजमा चावल',
  'kabuli-chana':
    'chhola, chola, kabli chana, chhole bhature, chole bhature, chickpea, kondakadalai, kondai kadalai, senagalu, kabuli channa, safed chane, chana, छोला, सफेद चना',
  'kala-chana': 'kala channa, kale chane, brown chana, karuppu kadalai, black channa, chana, chane, काले चने',
  'urad-dal':
    'udid, udid dal, urad dhuli, idli, dosa, idli dosa dal, idli dal, dosa batter, vada dal, medu vada, ulunthu, ulundhu, ulutham paruppu, uddina bele, minapa pappu, biuli dal, dhuli urad, उडीद, उडद दाल, धुली उड़द',
  'masoor-dal':
    'mosur dal, masur, masoor dal, masar dal, laal dal, lal masoor, red lentils, lentil, mysore paruppu, mosoor, मसूर डाळ',
  'chana-dal':
    'chane ki dal, chanadal, kadalai paruppu, senaga pappu, cholar dal, chholar dal, kadale bele, हरभरा डाळ',
  'whole-green-moong':
    'moong sabut, green moong, sabut mung, pachai payaru, pesalu, hesaru kalu, akha mug, ankurit moong, sprouts, sprout, moong whole, hare moong, मूंग साबुत, मूग, हिरवे मूग',
  'dried-green-peas':
    'sukha matar, sukhe matar, dry green peas, vatana, dried peas, pattani, safed matar, ragda, matar dana, सूखे मटर',
  lobia:
    'chora, choli, chavli, raungi, karamani, thattapayaru, alasandalu, alsande, barbati bean, black eyed pea, cowpea, cow pea, lobiya dal, बरबटी दाना',
  'moth-beans': 'moth, moth dal, moath, math, misal, misal pav, matki usal, moth bean, dew bean, मोठ दाल',
  'horse-gram': 'kulith, kuleeth, hulge, gahat dal, kulath, kulthi dal, pathri ki dal, कुळीथ, गहत की दाल',
  'dal-makhani-mix':
    'dal makhni mix, makhani dal, kaali dal, dal bukhara, maah di dal, instant dal, ready mix dal, दाल मखनी मिक्स',
  // vegetables
  tomato:
    'tamatar lal, tamater, tomater, tamata, tameta, tometo, takkali, tamato, lal tamatar, tomato desi, टमाटे, टोमॅटो',
  potato:
    'aalo, alo, aaloo new crop, urulaikizhangu, urulai kilangu, bangaladumpa, alugadda, aalu gedde, alugedde, bateta, new potato, naya aloo, पटाटो, बटाटे, आलु',
  onion:
    'piyaz, piyaj, pyaaj, piaj, dungri, dungali, ulligadda, eerulli, ullipaya, vengaayam, kando, peyaj, प्याज, पियाज',
  carrot: 'gajar lal, gajjar, carrot, gajar halwa, halwa gajar, gaajara, gajjari',
  brinjal:
    'baigan, bengan, bhata, bhanta, begun, ringan, ringna, ravaiya, vankaya, badanekai, katharikai, kathirikkai, baingan bharta, bharta, baingan ka bharta, egg plant, eggplants, वांगे, बैगन',
  cucumber:
    'kakri, khira salad, salad, vellarikkai, dosakaya, southekayi, kakdi salad, kakadi, tar kakdi, शसा, sasha, काकडी',
  'green-chilli':
    'green chili, green chillies, hari mirchi, pachai milagai, pachi mirapakaya, hasi menasinakai, lila marcha, marcha, kancha lanka, lonka, teekhi mirch, हरी मिर्ची, मिर्च',
  capsicum:
    'capsicum, shimla mirchi, kudaimilagai, dhobli mirchi, simla mirchi, green pepper, shimlamirch, ढोबळी मिरची',
  broccoli: 'brokli, brocoli, brokoli sabji, ब्रोकोली',
  palak: 'palak bhaji, palak paneer, keerai, pasalai keerai, palakura, palang shak, पालक भाजी, पालक पनीर',
  'methi-leaves':
    'methi saag, methi paratha, vendhaya keerai, menthikura, menthya soppu, fenugreek leaves, methi bhaji, methi thepla, मेथी भाजी',
  beetroot: 'chukander, chukandar salad, beet root, bit, senkizhangu, बीटरूट',
  'sweet-corn':
    'bhutta, bhutte, maka, makkacholam, mokka jonna, makai dana, challi, corn on the cob, mitha makka, sweetcorn, मका, भुट्टे',
  garlic:
    'lasan, lehsan, lahsan, lehsoon, lasoon, rasun, poondu, vellulli, bellulli, velluli, lahasun, lasun, लसूण, लहसून',
  ginger: 'adarak, aadrak, adrak chai, chai ka adrak, ale, allam, shunti, hasi shunti, sonth kachi, आलं',
  'button-mushroom':
    'mashroom, khumbi, kukurmutta, kaalaan, kalan, puttagodugu, alambi, dhingri, mushrooms, अळंबी, खुंबी',
  'fresh-green-peas':
    'hara matar, hare matar, hari matar, mutter, motor shuti, matarshuti, pattani pachai, bataani, batani, matar paneer, matar pulao, green peas, हरे मटर, मटार, ताजे मटर',
  'sweet-potato':
    'shakar kand, shakarkandi, sakariya, sakkaravalli, chilagada dumpa, genasu, misti alu, ranga alu, ratale, रताळे',
  okra: 'bhindi, bindi, bhendi, bhindi masala, bhindi sabji, bhinda, bhindo, vendakai, vendaikai, bendakaya, bendekai, dherosh, dhyarosh, lady fingers, ladies fingers, भेंडी, भिन्डी',
  cauliflower:
    'phool gobhi, ful gobi, gobhi phool, fulkopi, phulkopi, flower gobi, kobi flower, aloo gobhi, gobhi paratha, cauliflour, फ्लावर, फुल गोभी',
  drumstick:
    'saragva, saragavo, munagakaya, munaga, nuggekai, sojne data, sajna, sahjan phali, murungai, sambar drumstick, sambar, moringa phali, शेवग्याच्या शेंगा',
  // fruits
  'alphonso-mango':
    'aam fruit, aamba, ambo, keri, maambazham, mampalam, mamidi, mavina hannu, mango fruit, aam rasila, हापूस, आंबा, आम्बा',
  'shimla-apple':
    'kashmiri seb, kashmiri apple, lal seb, red apple, apple fruit, sev, saeb, appel, epal, सेव, ऐप्पल',
  'green-apple': 'khatta seb, hari apple, green seb',
  'robusta-banana':
    'kelay, kelaa, kola, kolaa, vazhaipazham, vazha pazham, arati pandu, bale hannu, kele ka guchha, banan, केळी, केळे',
  'nagpur-orange':
    'santre, santara, narangi, kamala, komola, komla lebu, kamala pandu, orange fruit, kittale, संत्रा, संत्री, नारिंगी',
  'black-grapes':
    'grape, kala angoor, angur kala, angoor kaale, drakshe, draksha, drakh, thiratchai, draksha pandu, kale angur, द्राक्ष, द्राक्षे',
  pineapple: 'pine apple, annasi pazham, anasa pandu, anaras, annanas, anannas, अननस',
  watermelon:
    'water melon, tarbooj, tarbuja, tarbooz, tarbuz, kalingar, tharbusani, puchakaya, kallangadi, tormuj, तरबूज़, टरबूज',
  muskmelon:
    'musk melon, kharbuza, kharboza, kharbooj, teti, shakkarteti, mulam pazham, karbuja, khurbuja, खरबूज, खरबूज़ा',
  'mahabaleshwar-strawberry': 'strawbery, straberry, istrawberry, strawberi, स्ट्राबेरी',
  kiwi: 'kivi fruit, kiwifruit, kiwis, किवी',
  pear: 'nashpaati, nakh, naakh, babbugosha, perikkai, nasapati, peyar, नासपाती',
  peach: 'aadoo, aaru, adoo, aroo, satalu, peech, आडू',
  cherries: 'cherry, cherri, cherries',
  lemon:
    'neembu, nibu, nimboo, neebu, limbu, lemons, nimma kaya, nimbe hannu, patilebu, lebu, pati lebu, elumichangai, elumichai, kagzi nimbu, नीबू, लिंबू, निम्बू',
  mosambi:
    'mosumbi, mausambi, mausmi, sathukudi, sathukodi, battayi, mosambi juice fruit, sweet limes, मोसम्बी, मौसम्बी',
  coconut:
    'nariyal, nariyel, narial, naliyer, shrifal, shriphal, thengaai, tenginakayi, kobbari, kobbari kaya, narkel, pooja nariyal, puja ka nariyal, pooja, gola, copra, नारळ, श्रीफल',
  papaya: 'papitha, pappali, boppayi, pepe, papayi, papaw, पपई',
  guava:
    'amarood, amrood, jamfal, jamphal, jaamphal, koyya pazham, koyya, jama pandu, peyara, perala, seebe, जामफल, पेरु, अमरुद',
  pomegranate:
    'anardana fal, dadam, dadima, dalim, bedana, mathulai, danimma, maadhulai, dalimbe, अनार दाना, डालिंब',
  // handmade arts
  'terracotta-diya-set':
    'diya set, diwali diya, diwali, deepawali, deepavali, mitti ke diye, mitti ka diya, divo, diva, vilakku, panati, pradip, pooja deepak, दिवाली, दिवाली दीया, दिया, दिया सेट, पणती',
  'bamboo-fruit-basket':
    'bans ki tokri, phal ki tokri, fruit basket, bamboo basket, tokari, dalia bans, topli, koodai, टोपली',
  'khadi-handloom-kurta':
    'khadi kurta, gents kurta, mens kurta, kudta, kurta pajama, cotton kurti, jabba, कुरता',
  'chanderi-silk-sari':
    'sadi, silk sari, saree silk, saadi, sharee, pattu pudavai, pudavai, cheera, resham ki saree, resham sari, शादी की साड़ी, साडी',
  'pashmina-scarf':
    'shal, garam shawl, wool shawl, scarf woollen, muffler, pashmina shawl, woolen scarf, शाल',
  'hand-spun-yarn':
    'oon bunai, bunai, bunai ki oon, un, wool ka gola, dhaga oon, sweater wool, lokar, knitting, kambali noolu, लोकर, बुनाई',
  'madhubani-painting':
    'mithila art, bihar painting, deewar ki painting, diwar painting, folk art, wall painting, tasveer, tasvir, पेंटिंग, तस्वीर, मिथिला',
  'clay-water-pot':
    'mitti ka matka, mitti ka ghada, pani ka matka, matki mitti, gharha, mathka, pot, water pot, earthen pot, mud pot, paanai, man paanai, kunda, kulhad, माठ, मिट्टी का घड़ा',
  'rudraksha-mala': 'rudraksh mala, jap mala, puja mala, tulsi mala, rudraksham, रुद्राक्ष की माला',
  'soy-wax-candle':
    'candles, mombati, mombattiyan, mom batti, menbatti, mezhuguvarthi, scented candle, मेणबत्ती, मोम बत्ती',
  'kondapalli-toy':
    'hathi khilona, lakdi ka khilona, lakdi ke khilone, khilone, toys, wooden toys, bommai, bomma, haathi, elephant, kids toy, bachcho ka khilona, खेलणी, लकड़ी का खिलौना',
  'palm-leaf-fan':
    'hath ka pankha, haath pankha, visiri, tad ka pankha, talpatar pakha, hatpakha, bijli gul pankha, हातपंखा',
  'jute-tote-bag':
    'jhola bag, sabzi ka thaila, sabji ka thela, thela, kapde ka thaila, carry bag, jute bags, jute thaila, pishvi, pai, sanchi, पिशवी, जूट बैग',
  'block-print-tablecloth':
    'table cloth, mez posh, mej posh, table cover, tablecover, tablecloths, mej ka kapda, टेबल क्लॉथ',
  // healthcare
  'adhesive-bandages':
    'band aid, bandaid, bandages, chot ki patti, ghav ki patti, zakhm, cut, plaster strip, ghaav, चोट की पट्टी, बैंड एड',
  'digital-thermometer':
    'thermameter, tharmamitar, fever check, bukhar mapne wala, temperature, taap, ताप, थर्मोमीटर',
  'hand-sanitiser': 'sanetizer, hand sanitizer, sanitaizer, handrub, germs, hath dhone ka, सेनेटाइजर',
  'face-masks': 'masks, muh ka mask, face masks, 3 ply mask, munh dhakne, dhool mask, mugamoodi, मुखपट्टी',
  stethoscope: 'stethescope, doctor ka aala, dil ki dhadkan, stetho, स्टेथेस्कोप',
  chyawanprash:
    'chavanprash, chyavanaprash, chawanprash, chyawan prash, immunity, immunity booster, immunity badhane, kamzori, taakat, च्यवनप्रास, इम्यूनिटी',
  'wild-forest-honey':
    'honey bottle, jangli madhu, sehad, madh, then, thaen, tene, jenu, mou, modhu, jungle honey, asli shahad, raw honey, सहद, मध',
  'herbal-tea-bags':
    'tulsi wali chai, adrak tulsi chai, green tea, tea bags, chai patti, tea, khansi ki chai, gale ki kharash, kadha chai, sardi khansi, ग्रीन टी, तुलसी वाली चाय',
  'eucalyptus-steam-drops':
    'bhap, bhaap lene ki dawa, bhap lene, nilgiri, nilgiri oil, naak band, band naak, steam, jukam bhaap, sardi bhap, nose block, भाप लेने की दवा',
  'first-aid-kit':
    'first aid box, firstaid box, dawai ka dabba, chot, marham patti, emergency kit, davai box, medical kit, फर्स्ट एड बॉक्स',
  'hot-water-bag':
    'hot water bottle, garam pani wali bottle, sikai, sikai wali thaili, kamar dard sikai, period pain, pet dard sikai, seknewali theli, heating bag, rubber bottle, सिकाई, गर्म पानी की बोतल',
  'cotton-roll': 'rooi, ruyi, rui roll, panju, dudi, kapus, cotton, ghav saaf, surgical cotton, रूई, कापूस',
  // medicines
  'ashwagandha-capsules':
    'ashwagandha, ashwaganda, aswagandha, ashvgandha, amukkara, taakat ki dawa, kamzori ki dawa, stress, tanav, neend, neend ki dawa, takat, अश्वगन्धा',
  'triphala-tablets':
    'triphala, triphla churna, trifala goli, kabz, kabj, kabz ki dawa, constipation, pet saaf, gas, pet gas, thiripala, कब्ज, कब्ज की दवा, पेट साफ',
  'tulsi-drops':
    'tulsi, tulsi ras, tulsi ka ark, tulsi boond, khansi, khansi jukam, immunity drops, immunity, basil drops, thulasi, तुळस, खांसी',
  'giloy-juice':
    'giloy ras, giloye, gulvel, amrutha balli, tippa teega, giloy ka juice, dengue, platelets, bukhar juice, immunity juice, immunity, गुळवेल, गिलोय जूस',
  'adulsa-honey-syrup':
    'khansi, khansi ki dawa, cough, cough ki dawa, khasi, khansi ka syrup, adusa, adusa syrup, adathodai, vasa, kaf syrup, kaf, balgam, sukhi khansi, gala, khokla, खांसी, खांसी की दवा, खोकला',
  'neem-capsules':
    'neem goli, nimba, veppilai, vepaku, khoon saaf, muhase, pimple, neem tablet, pimples, नीम की गोली',
  'isabgol-husk':
    'isabgul, ishabgol, esabgol, isbgol, isabgol ki bhusi, pet saaf, kabz, kabj, constipation, fibre, इसबगोल की भूसी, ईसबगोल',
  'ors-sachets':
    'ors ghol, o r s, ors powder, dast, loose motion, pani ki kami, ulti dast, dehydration, glucose, loo, नमक चीनी घोल, दस्त',
  'camphor-mint-balm':
    'sir dard balm, sar dard, sardard, headache, sardi balm, sardi jukam, jukam, zukam, zukaam, cold, badan dard, kamar dard, dard, dard ki dawa, ghutne, joint pain, vicks, zandu, amrutanjan, pudina balm, kapur, sir dard ki dawa, सिर दर्द, सरदर्द, जुकाम, दर्द',
  'turmeric-capsules': 'haldi capsule, haldi ki goli, haldi capsules, turmeric tablet, haldi tablet, sujan',
  'ajwain-water':
    'ajwain pani, ajwain ka pani, ajwain ka ark, gas, gas ki dawa, pet gas, pet me gas, pet dard, acidity, apach, badhazmi, digestion, gripe water, omam neer, गैस, पेट दर्द, गैस की दवा',
  'glycerine-pharmacy':
    'glicerine, glisrin, gliserin, glyserin, skin glycerine, rukhi twacha, phati edi, ग्लिसरिन',
  // personal care
  'neem-tulsi-soap':
    'nahane wala sabun, soaps, bath soap, neem sabun, soppu, savun, sabu, neem ka sabun, नहाने का साबुन, साबण',
  'sandalwood-soap':
    'sandal soap, mysore soap, chandan ka sabun, sandal sabun, soaps, chandan soap, chandanam, चंदन का साबुन',
  'rose-water': 'gulab pani, gulab ka pani, rose jal, panneer jal, toner, rose toner, गुलाब पानी',
  'aloe-vera-gel':
    'alovera, alovera gel, aloevera, gwar patha, kumari, korphad, sotru katrazhai, katrazhai, kalabanda, lolesara, एलोवीरा, कोरफड',
  'bamboo-toothbrush':
    'dant brush, tooth brash, daant saaf, bamboo brush, toothbrushes, datun, pal thulakki, दांत का ब्रश, टूथब्रुश',
  'coconut-body-lotion':
    'moisturising lotion, skin cream, cold cream, jaado ka lotion, jado ka lotion, rukhi skin, dry skin, sukhi twacha, vaseline, बदन का लोशन',
  'shikakai-shampoo':
    'shampu, baal dhone ka, baal dhone, bal dhone ka shampoo, sheekakai shampoo, seeyakkai, kesh shampoo, hair wash, hair shampoo, dandruff, rusi, बाल धोने, शैंपू',
  'multani-mitti':
    'multani mitti, multani mitti powder, multanimitti, chehre ka lep, chehra, gora, face lep, mud pack, fuller earth, मुलतानी मिट्टी, चेहरे का लेप',
  'hibiscus-hair-mask':
    'gudhal ka hair mask, hairmask, baalon ka pack, japa pushpa, mandara, baal mask, गुड़हल का लेप',
  'beeswax-lip-balm':
    'lip bam, lip guard, phate hoth, phate honth, phate hont, hoth, hont, hoton ki cream, lips, होठ, फटे होंठ',
  'amla-hair-oil':
    'baal ka tel, balon ka tel, sir ka tel, sar ka tel, amla oil, aamla tel, baal jhadna, hair fall, hairfall, hairoil, बालों का तेल, सिर का तेल',
  'herbal-tooth-powder':
    'daant manjan, dant powder, toothpowder, toothpaste, paste, dantmanjan, lal manjan, daant dard, dant dard, colgate, दांत मंजन, टूथपेस्ट',
  'walnut-face-scrub':
    'akhrot ka scrub, walnut scrub, facescrub, chehre ka scrub, blackhead, dead skin, अखरोट स्क्रब',
  // oils
  'mustard-oil':
    'mustard oil, sarso tel, sarson ka tel, sarsu tel, mohri tel, rai ka tel, shorshe tel, sorsher tel, kadugu ennai, aava nune, kacchi ghani, kacchi ghani tel, cold pressed oil, coldpressed mustard, kadwa tel, kadua tel, करडवा तेल, राई का तेल, कड़वा तेल, मोहरी तेल',
  'virgin-coconut-oil':
    'nariyal ka tel, nariyal oil, khobra tel, kobbari nune, kopra oil, thengai ennai, tengina enne, narkel tel, hair oil, parachute, नारियल का तेल, खोबरेल',
  'groundnut-oil':
    'mungfali ka tel, moongfali tel, mumfali tel, sing tel, kadalai ennai, kadala ennai, verusenaga nune, kadlekai enne, palli nune, badam tel china, मूंगफली का तेल, शेंगदाणा तेल',
  'sesame-oil':
    'til, til oil, tilache tel, tal nu tel, gingelly oil, nalla ennai, nuvvula nune, ellenne, ellu ennai, til ka oil, tilli ka tel, तिल्ली का तेल, तीळ तेल',
  'sunflower-oil':
    'sunflower tel, surajmukhi ka tel, suryakanti, suryakanthi ennai, khane ka tel, cooking oil, refined, refine oil, सूरजमुखी का तेल',
  'olive-oil':
    'jaitun ka tel, olive oil, zaitun, zaitun ka tel, zaitoon ka tel, jetun, extra virgin oil, ओलिव ऑयल',
  'castor-oil':
    'arandi ka tel, andi ka tel, erand tel, rendi ka tel, amanakku ennai, vilakkennai, amudam, diveli, haralenne, caster oil, एरंडेल, एरंड तेल',
  'flaxseed-oil':
    'flax oil, linseed oil, jawas tel, tisi ka tel, tisi, aali vidhai ennai, avise nune, agase, तीसी',
  'safflower-oil':
    'kusum ka tel, karadi tel, kardai tel, kardi, kardai, kusume enne, kusuma nune, करडी, करडी तेल',
  'niger-seed-oil':
    'ramtil ka tel, niger oil, khurasni tel, karla tel, kalatil, kala til tel, uchellu, gurellu enne, कारळे तेल',
  'sweet-almond-oil':
    'badam ka tel, badam rogan, roghan badaam, almond tel, badam oil, badaam tel, face oil, बादाम का तेल',
  // dry fruits
  cashew: 'cashew, cashu, cashew nut, kajoo, kaju tukda, munthiri, mundhiri, jeedi pappu, godambi, काजु',
  almond: 'badaam, baadam, badam giri, badam pappu, vadumai, badami, almonds, mamra badam, बादाम गिरी',
  walnut: 'walnut, akharot, akhrot giri, akhrot ki giri, akhrod, walnut giri, वॉलनट, अक्रोड',
  pistachio: 'pistachio, piste, pista namkeen, pistay, salted pista, पिस्ते',
  peanut:
    'peanuts, peanut, moongfali, moongphali dana, mungfali dana, mumfali, moomfali, shengdane, sing, sing dana, bhuimug, nilakadalai, kadalai, palli, pallilu, kadlekai, china badam, badam china, ground nut, groundnuts, मूंगफली दाना, शेंगदाणे',
  raisin:
    'kismish, kishmis, kismiss, manuka, kishamish, bedana, drakshai, ularntha thiratchai, sukhe angoor, raisin, मनुके, किसमिस',
  dates:
    'khajoor, khajur, khajuur, pind khajoor, dates, pericham pazham, perichampazham, kharjoora, khejur, kharjuram, roza khajoor, iftar, इफ्तार, खजूर फल, पेंड खजूर',
  'dried-figs':
    'anjeer sukha, sukha anjeer, dry fig, dried fig, athipazham, athi pazham, athi pallu, anjura, dumur, अंजिर',
  'dried-apricot':
    'khurmani, khoobani, apricots, dry apricot, zardalu, jardaloo, jaldaru, sukhi khubani, जरदालू, खुमानी',
  'dried-blueberries': 'blueberries, blue berry, bluberry, dry blueberry, neelbadri, ब्लू बेरी',
  'fox-nuts':
    'foxnut, foxnuts, fox nut, phool makhane, makhana kheer, lotus seed, phulmakhana, tal makhana, thamarai vithai, farali makhana, vrat makhana, upvas, फूल मखाना',
  'black-raisins':
    'munakka, kala kishmish, manuka, kale manuke, black currant, kali draksh, manukka, काले मनुके, मुनक्के',
  'mixed-dry-fruits-box':
    'dry fruits box, dryfruit, dryfruits, dry fruits, mix dry fruits, dry fruits gift pack, mewa box, meva box, panchmewa, sukha mewa, sukhe meve, nuts, mixed nuts, diwali gift, मेवा बॉक्स, सूखा मेवा, सुका मेवा',
  // dairy products
  'a2-cow-milk':
    'a2 milk, a2 doodh, gaay ka doodh, gaay ka dudh, gay ka doodh, desi gai, cow milk, milk, gir cow milk, pal, pasum paal, haalu, paalu, dudh, doodh, goru dudh, chai ka doodh, दुध, दूध गाय',
  'buffalo-milk':
    'bhens ka doodh, bhais ka doodh, full cream milk, mahish dudh, erumai paal, mhashiche dudh, mota doodh, buffalo doodh, म्हशीचे दूध',
  paneer:
    'paneer, paner, panner, panneer, cottage cheese, chhana, chena, malai paneer, matar paneer, palak paneer, kadhai paneer, shahi paneer, fresh paneer cube, पनिर, छेना',
  'desi-ghee':
    'desi gheee, gaay ka ghee, cow ghee, shuddh ghee, gai ka ghee, nei, ney, neyi, thuppa, nallenei, toop, saajuk tup, ghrit, bilauna ghee, घृत, तूप',
  'white-butter':
    'white makhan, makkhan safed, vennai, venna, benne, makhon, nauni, butter, table butter, loni, नवनीत, माखन, लोणी, बटर',
  curd: 'dahi, doi, dohi, thayir, tayir, perugu, mosaru, yoghurt, yogart, taza dahi, kadhi dahi, raita, दहि, योगर्ट',
  buttermilk:
    'butter milk, chaach, chach, chhas, chhaas, chhaach, masala chaas, masala chaach, lassi, neer mor, mor, more, majjige, ghol, tak, ताक, लस्सी, मट्ठा, छांछ',
  'hill-cheese': 'cheez, cheeze, cheese, chese, pahadi cheese, cheese cube, चीझ',
  shrikhand: 'shreekhand, srikand, shrikhand kesar, amrakhand, shri khand, मठ्ठा, श्रीखण्ड',
  kulfi:
    'kulfee, kulphi, qulfee, matka kulfi, malai ki kulfi, icecream, ice-cream, ice creem, आइसक्रीम, मलाई कुल्फी',
  'country-eggs':
    'country egg, desi ande, murgi ka anda, murgi ke ande, murgi, undey, unda, muttai, nattu muttai, guddu, gudlu, motte, dim, eendu, omelette, omlet, अण्डा, अण्डे, डिम',
  'mawa-barfi':
    'burfee, barfee, borfi, khoa barfi, khoya barfi, khoye ki mithai, khoa, mava, mitai, meetha, sweet box, peda, mitha, मिष्टी, खोया, पेढा',
  'fresh-cream': 'malayi, malaee, fresh cream, doodh ki malai, cream, sor, milk cream, aadai, मलई, मलाई क्रीम',
  // grains and flours
  'wheat-atta':
    'atta, gehun atta, gehoon ka atta, gehun, gehu, wheat, roti, roti ka atta, roti ke liye atta, chapati, chapatti atta, phulka, godhumai maavu, gothumai mavu, godhuma pindi, godhi hittu, gavache pith, kanik, kanak, moida atta, ghau no lot, wheatflour, गेहूं आटा, गव्हाचे पीठ, रोटी का आटा, गेहूं',
  'khapli-atta':
    'khapli gehun, emmer wheat, khapli atta, sugar wheat, diabetic atta, samba gothumai, jave gehu, khapli gehun atta, wheatflour, wheat flour',
  'multigrain-atta':
    'seven grain atta, 7 grain atta, multi grain, multigrain atta, multi-grain flour, saat anaj, sat anaj atta, nav dhanya, मल्टी ग्रेन, सात अनाज',
  jowar:
    'jowari, jwari, jwaari, jawar, jwaar, jvar, jowar bhakri, bhakri, cholam, jonnalu, jola, juari, ज्वारी, जवार',
  bajra: 'bajri, bajara, bajro, kambu, sajja, sajjalu, sajje, bajra roti, bajra rotla, kambam, बाजरी',
  'ragi-atta':
    'ragi, raagi, ragi powder, ragi maavu, ragi hittu, ragi pindi, nachni atta, nachni, nagli, mandua ka atta, kelvaragu, keppai, ragi mudde, ragi flour, मंडुवा, नागली, मडुआ',
  'makki-atta':
    'makki, makki ka atta, makki di roti, makki ki roti, makai no lot, makai atta, makka ka atta, corn atta, maize atta, मकई का आटा, मक्की का आटा',
  besan:
    'baisan, beson, chane ka atta, chanyache pith, chana atta, kadala maavu, kadalai maavu, kadale hittu, senaga pindi, pakode, pakoda, pakora, besan pakode, bhajiya, kadhi besan, cheela, chilla, dhokla, gram flower, chickpea atta, पकोड़े, पकौड़ी, चने का बेसन',
  sattu:
    'chane ka sattu, sattu sharbat, sattu ka sharbat, litti, litti chokha, chhatu, satu, satthu, सत्तु, लिट्टी',
  poha: 'poha, pohay, poha mota, pawa, pauva, chura, chira, chire, chidwa, aval, avil, atukulu, avalakki, kanda poha, chivda pohe, flat rice, chirwa, पोहे, चिवड़ा, चिउड़ा',
  daliya:
    'daliya, dalya, dalia khichdi, lapasi, bulgur, broken wheat, gehun ka daliya, phada, godhuma nooka, gothumai ravai, ब्रोकन व्हीट, गेहूं का दलिया',
  'basmati-rice':
    'rice, chawal, biryani chawal, biryani, biriyani, biryani ka chawal, pulao, pulav, pulao chawal, basmti, basmathi, arisi, arishi, chaul, tandul, chal, biyyam, akki, chokha, lamba chawal, rice for biryani, चांवल, बिरयानी, तांदूळ, बिरयानी चावल, चाउल',
  'sona-masoori-rice':
    'rice, sona masuri, sonamasuri, sona masuri chawal, arisi, arishi, chaul, tandul, chal, akki, chokha, rozana chawal, idli rice, ponni, kurnool rice, सोना मसूरी चावल, चांवल, तांदूळ, चाउल',
  'matta-rice':
    'rice, chawal, chaval, matta arisi, arisi, arishi, palakkad matta, palakkadan, brown rice, kerala matta, chaul, tandul, kaje, चावल, चांवल, तांदूळ',
  // spices
  jeera:
    'jeera, jeeru, jeero, jeere, jire, cumin seeds, jeera tadka, tadka, tadke, tadka jeera, jeerige, jeelakarra, seeragam, siragam, sabut jeera, जिरे, जिरा, ज़ीरा',
  haldi:
    'haldi, haldee, haladi, haldi pisi, halad, haldar, holud, manjal thool, manjal podi, manjal powder, pasupu podi, arishina, arisina, turmaric, pisi haldi, हळद, हलदी',
  dhaniya:
    'dhaniya, dhania sabut, sabut dhania, dhaniya sabut, dhana, dhane, coriander seeds, corriander, kothamalli vidhai, kothamalli, malli, dhaniyalu, kottambari, kottambari beeja, dhone, कोथिंबीर, धणे, धने',
  'lal-mirch':
    'lal mirch, laal mirch, lal mirch powder, lal mirchi powder, red chilly, red chilli powder, chilly powder, mirch powder, tikha, lal tikhat, marchu, marcha powder, milagai thool, milagai podi, karam, mirapa karam, kashmiri mirch, kashmiri lal mirch, kashmiri mirchi, degi mirch, pisi mirch, tikhat, लाल तिखट, पिसी मिर्च, कश्मीरी मिर्च',
  rai: 'rai, rayi, raai, sarso dana, sarson dana, sarso, mustard seeds, kadugu, sasive, avalu, sarisha, shorshe, sorse, black mustard, rai dana, रायी, राय, सरसों के दाने',
  ajwain:
    'ajwain, ajwayan, ajowan, ajvain, ajmo, ajama, jowan, joan, omam, vamu, oma, carom seed, ajwaine, अजवायन, ओवा, जवाइन',
  hing: 'hing, heeng, dal tadka, hing tadka, kayam, perungaayam, ingu, inguva, hingu, asafetida, asafoetida powder, pakhrani hing, हिंग पाउडर',
  'garam-masala':
    'garam masala, garam masala powder, khada masala, sabji masala, sabzi masala, gorom moshla, masale, masala, garam mashala, गरम मसाले',
  elaichi:
    'elaichi, elaychi, elachi, ilaychi, elayachi, ilaichi, eliachi, velchi, veldode, yelakkai, elakkai, elakki, yalakulu, hari elaichi, cardamom, cardamon, cardmom, cardamom green, elach, chhoti elaichi, वेलची, इलाइची, वेलदोडा',
  'kali-mirch':
    'kaali mirch, kali mirch, kali mirch sabut, kaali mirchi, kali miri, mire, miri, milagu, miriyalu, menasu, kara menasu, golmorich, golmirch, black peper, pepper corn, black paper spice, काळी मिरी, मिरे',
  laung:
    'long, loung, lavanga, lavang, lobongo, kirambu, krambu, lavangam, clove, cloves, lawang, laung sabut, लवंगा, लौंग साबुत',
  dalchini:
    'dalchini, dal chini, daalchini, dalchini stick, tuj, taj, pattai, lavangapatta, dalchina chekka, chakke, cinamon, cinnamon stick, cinnamon sticks, दाल चीनी, दालचिनी',
  saunf:
    'saunf, sauf, souf, sof, variali, variyali, sombu, sompu, perunjeeragam, mouri, mauri, fennel seeds, mukhwas, mouth freshener, saunf khane, बडीशेप, बडीसोप, सोंफ',
  'sendha-namak':
    'sendha namak, sendha, saindhav, saindha namak, senda namak, vrat namak, vrat ka namak, upvas namak, fasting salt, indhuppu, indu uppu, namak, salt, mith, meeth, uppu, mithu, nimak, noon, lahori, himalayan salt, pink salt, rocksalt, सैंधव, उपवास मीठ, सैंधव मीठ, नमक',
  // sweeteners
  gur: 'gud, gur, jaggery, jagery, jaggry, jagri, desi gud, gud ki bheli, bheli, gul, gool, gol, vellam, bellam, bella, gurh, achu vellam, chikki gul, गुड, गूळ, देसी गुड़',
  'gur-powder':
    'gud powder, gul powder, jaggery powder, jagery powder, shakkar gud, gud shakkar, shakkar, sakkar desi, vella podi, गुड पाउडर, गुड़ शक्कर',
  khand:
    'khand, khaand, desi khaand, khandsari, chini, cheeni, cheenee, sugar, shakar, sakhar, sakkarai, chakkara, khand sugar, chini desi, panchadara, sakkare, चिनी, साखर, शक्कर देसी',
  bura: 'bura, boora, boora laddu, laddu, laddu boora, tagar boora, chini bura, chini, powder sugar, pisi chini, powdered sugar, icing sugar, pithi sakhar, बुरा, बूरा चीनी, पिसी चीनी, लड्डू',
  mishri:
    'mishri, misri dhaga, dhaga mishri, dhage wali mishri, mishri chini, chini, kalkandu, karkandu, kalakanda, khadisakhar, sakar, khadi sakhar, patika bellam, mishree, michri, खडी साखर, मिसरी',
  'palm-jaggery':
    'karupatti vellam, karuppatti, panai vellam, tad gud, taad ka gud, tati bellam, taler gur, palm gud, palm sugar, ole bella, karupati, jaggery palm, jaggery, gud, ताड गूळ, ताड़ का गुड',
  'nolen-gur':
    'nolen gud, nolen, khajur gud, khajoor ka gud, khejur gud, khejurer gur, patali gur, jhola gud, liquid gur, liquid jaggery date, jaggery, नोलेन गुड, खजूर का गुड़',
  'mustard-honey': 'sarson ka shahad, sarso ka shahad, sarson honey, rai honey',
  'litchi-honey': 'litchi ka shahad, lichi ka shahad, lychee shahad, litchi, lichi, लीची',
  'jamun-honey': 'jamun ka shahad, jamun madhu, black honey',
  'ajwain-honey': 'ajwain ka shahad, ajwain shahad, ajwain madhu, carom shahad',
  'date-syrup':
    'khajur syrup, khajoor ka syrup, khajur ka sheera, khajur honey, date honey, date sirap, dates syrup, खजूर सिरप, खजूर का सिरप',
  kakvi:
    'kakvi, kaakvi, kakavi gul, ganne ka sheera, ganne ki raab, molasses, sugar cane syrup, shira, kaakambi, काकवि, गन्ने की राब',
  // pickles
  'mango-pickle':
    'aam achar, aam ka achaar, aam ka achaar sukha, kairi ka achar, keri nu athanu, athanu, lonche, loncha, kairi lonche, mangai oorugai, manga oorugai, oorugai, urugai, avakai, avakkai, aavakaya, maavinakayi uppinakayi, uppinakai, aamer achar, mango achaar, achar, achaar, pickle, pachadi, कैरी लोणचे, आम अचार, लोणचं',
  'lemon-pickle':
    'nimbu achar, neembu achar, nimbu ka achaar, limbu achar, limbu athanu, limbache lonche, elumichai oorugai, oorugai, urugai, nimmakaya pachadi, khatta nimbu achar, lebur achar, achar, achaar, pickle, नींबू अचार, लिंबाचे लोणचे',
  'green-chilli-pickle':
    'hari mirch ka achar, hari mirchi achar, mirchi achar, mirchi ka achaar, milagai oorugai, oorugai, urugai, marcha nu athanu, mirchi lonche, achar, achaar, pickle, मिर्च का अचार, मिर्ची अचार',
  'stuffed-chilli-pickle':
    'bharwa mirch ka achar, bharwa mirchi, bharwan mirch achar, bharwa mirchi achar, lal mirch ka achar, lal mirch bharua, bharva, stuffed chilli, stuffed mirchi, banarasi achar, oorugai, urugai, achar, achaar, pickle, भरवा मिर्च, भरवा लाल मिर्च',
  'carrot-pickle':
    'gajar achar, gajar ka achaar, gajar gobhi achar, gajjar achar, oorugai, urugai, achar, achaar, pickle, punjabi achar, गाजर अचार, गाजर का लोणचे',
  'amla-pickle':
    'aamla achar, avla achar, awla achar, awle ka achar, amla ka achar, avle ka achar, nellikai oorugai, oorugai, urugai, usirikaya, awala lonche, achar, achaar, pickle, आवला अचार, आंवला अचार',
  'garlic-pickle':
    'lehsun ka achar, lehsun achar, lahsun achar, lahsun ka achaar, lasun lonche, lasan nu athanu, poondu oorugai, oorugai, urugai, vellulli pachadi, achar, achaar, pickle, लहसुन अचार, लसूण लोणचे',
  'mixed-pickle':
    'mix achaar, mixed achar, mix pickle, mixed veg pickle, pachmel achar, panchmel, pachranga achar, milajula achar, oorugai, urugai, achar, achaar, pickle, मिक्स का अचार, मिक्स लोणचे',
  'jackfruit-pickle':
    'kathal achar, katahal, katahal ka achar, kathal ka achaar, kathal, jack fruit pickle, palapazham, phanas, phanas lonche, panasa, echor, oorugai, urugai, achar, achaar, pickle, कटहल अचार, फणस',
  'ker-sangri-pickle':
    'ker sangri, kair sangri achar, ker sangri ka achar, ker ka achar, rajasthani achar, marwadi achar, sangri, oorugai, urugai, achar, achaar, pickle, केर सांगरी अचार',
  'mango-chhundo':
    'chundo, chhundo, chunda, gujarati chhundo, meetha aam achar, mitha achar, aam ki launji, launji, meethi kairi, keri no chhundo, sakhar amba, muramba, murabba, aam ka murabba, oorugai, urugai, achar, achaar, pickle, छुन्दा, मुरब्बा, साखर आंबा',
  'tamarind-chutney':
    'imli, imlee, imli ki chutney, meethi chutney, mithi chutney, khatti meethi chutney, chaat ki chutney, khajur imli chutney, saunth, sonth chutney, puli, chinch, chinchechi chatni, chintapandu, chatni, chutney, इमली, चिंच, सोंठ',
  'garlic-chutney':
    'lehsun ki chutney, lahsun ki chutney, sukhi chutney, lasun ki sukhi chutney, lasan ni chutney, vadapav chutney, vada pav, batata vada, dry chutney, poondu podi, vellulli karam, chatni, chutney, सूखी चटनी, वडा पाव चटणी, चटणी',
}
