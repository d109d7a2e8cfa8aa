import { foldedText } from '../words/plain-text'

/**
 * What shows that a message is of an emergency, of despair, of medicine or of law, in several languages. They are looked for in
 * small letters without accents (`foldedText`). No expression has one repetition inside another, so that each is linear.
 */
export type ReferralKind = 'emergency' | 'despair' | 'medicine' | 'law'

const any = (...parts: readonly string[]) => new RegExp(`(?:${parts.join('|')})`, 'u')
/** Whole words, or words that begin so where it ends in `*`. */
const words = (list: string) =>
  `(?<![\\p{L}])(?:${foldedText(list)
    .split(/[\n,]/)
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => (word.endsWith('*') ? word.slice(0, -1) : `${word}(?![\\p{L}])`))
    .map((word) => word.replaceAll(' ', '\\s'))
    .join('|')})`

const emergency = any(
  words(`not breathing, isn't breathing, isnt breathing, stopped breathing, stops breathing, can't breathe, cannot breathe, cant breathe, doesn't breathe, barely breathing, struggling to breathe, trouble breathing, hard to breathe, breathing problem*, difficulty breathing, no pulse, gasping, breathing fast, breathing very fast
    choking, choke*, suffocat*, unconscious, unresponsive, not responding, won't wake, wont wake, passed out, collapsed, seizure*, convulsi*, turning blue, turned blue, going blue, lips are blue, blue lips, went limp, is limp, has gone limp
    swallowed, poison*, drank bleach, ate a battery, button battery, overdos*, drowning, drowned, bleeding, haemorrhag*, hemorrhag*, heart attack, stroke, anaphyla*, allergic reaction, electrocut*, burnt himself, burned herself, burned himself, scalded
    fell off, fell from, fell down, dropped my baby, dropped the baby, hit his head, hit her head, hit its head, banged his head, banged her head, hurt his head, hurt her head, head injury, ambulance, call 911, call 112, call 999, emergency, house is on fire, labour has started, labor has started, water broke, waters broke, waters have broken, contractions
    hitting me, hit me, hits us, hit my, kicked me, strangled me, threatens me, threatened me, afraid of my husband, afraid of my partner, scared of my husband, scared of my partner, beating me, beats me, hits me, is violent, domestic violence, has a gun, has a knife, abusing, abused, molest*, someone took my baby, kidnapp*`),
  words(`atmet nicht, bekommt keine luft, kriegt keine luft, erstick*, bewusstlos*, reagiert nicht mehr, krampfanfall, krampft, notfall, notarzt, rettungswagen, krankenwagen, vergift*, verschluckt, blutet, blau angelaufen, schlagt mich
    ne respire, respire plus, respire pas, s'etouffe, etouffe, inconscient*, convulse, urgence, urgences, ambulance, samu, avale, saigne, empoisonn*, me frappe
    no respira, deja de respirar, no puede respirar, se ahoga, se esta ahogando, asfixi*, inconsciente, convulsion*, emergencia, urgencias, ambulancia, se ha tragado, se trago, sangra, sangrando, envenen*, me pega
    nie oddycha, przestal oddychac, przestala oddychac, dusi sie, zadlawil*, nieprzytomn*, drgawk*, polknal, polknela, krwawi, karetk*, pogotowi*, zatrul*, bije mnie
    non respira, soffoca*, incosciente, convulsioni, emergenza, ambulanza, ha ingoiato, sanguina
    nao respira, nao esta respirando, engasg*, convulsao, engoliu, sangrando
    ademt niet, stikt, bewusteloos, noodgeval, ziekenwagen, andas inte, medvetslos, puster ikke, traekker ikke vejret
    nefes almiyor, nefes alamiyor, boguluyor, baygin, ambulans, acil durum
    nem lelegzik, fuldoklik, fulladozik, eszmeletlen, mentot, hapumui, amezimia, khong tho, ngung tho, bat tinh, co giat
    не дышит, не дышет, задыхается, задохн*, без сознания, судорог*, скорую, скорая помощь, проглотил*, отрав*, не диха*, непритомн*, швидку`),
  foldedText(
    'لا يتنفس|لا تتنفس|يختنق|تختنق|اسعاف|إسعاف|فاقد الوعي|טבעת|לא נושם|לא נושמת|נחנק|אמבולנס|没有?呼吸|不呼吸|停止呼吸|窒息|噎住|救护车|昏迷|抽搐|息をしていない|息してない|呼吸していない|呼吸が止ま|救急車|意識がない|けいれん|숨을 안|숨을 쉬지|숨을 못|구급차|의식이 없|सांस नहीं|साँस नहीं|एम्बुलेंस|बेहोश|δεν αναπνεει|ασθενοφορο|πνιγεται',
  ),
)

const despair = any(
  words(`suicid*, kill myself, killing myself, end my life, ending my life, end it all, want to die, wanna die, wish i was dead, wish i were dead, better off dead, don't want to live, dont want to live, do not want to live, no reason to live, no point in living, don't want to be here, dont want to be here, do not want to be here, don't want to be alive, dont want to be alive, want to disappear, wish i could disappear, wish i wasn't here, wish i wasnt here, hate my life, can't do this anymore, cant do this anymore, can't cope, cant cope, cannot cope, can't take it anymore, cant take it anymore, better off without me, no feelings for my baby, feel nothing for my baby, feel hopeless, feeling hopeless, feel so hopeless, feel really low, feel so low, feeling very low, feeling really low, feeling so low, can't go on, cant go on living, hurt myself, hurting myself, harm myself, self harm, self-harm, selfharm, cut myself, kys, unalive
    kill my baby, hurt my baby, hurting my baby, harm my baby, hurt the baby, harm the baby, shake my baby, shake the baby, shook my baby, smother, kill him, kill her, kill my
    selbstmord*, suizid*, umbringen, nicht mehr leben, ich will sterben, mir etwas antun, mich ritzen, suicider, me tuer, envie de mourir, veux mourir, plus envie de vivre, me faire du mal, suicidarme, matarme, quiero morir, no quiero vivir, hacerme dano, samoboj*, zabic sie, chce umrzec, nie chce zyc, uccidermi, voglio morire, me matar, quero morrer, zelfmoord, sjalvmord
    intihar, olmek istiyorum, суицид*, самоубий*, покончить с собой, хочу умереть, не хочу жить, самогуб*`),
  foldedText(
    '自杀|自殺|想死|不想活|死にたい|자살|죽고 싶|आत्महत्या|मरना चाहत|انتحار|أريد أن أموت|אובדנ|להתאבד|αυτοκτον',
  ),
)

const medicine = any(
  words(`dose, doses, dosage*, dosing, paracetamol*, acetaminophen, ibuprofen*, tylenol, calpol, advil, motrin, nurofen, aspirin, antibiotic*, amoxicillin, penicillin, medication*, medicine*, prescription, drops for, syrup, suppositor*, gripe water, antidepressant*, insulin, steroid*, melatonin, benadryl, zofran, morphine, opioid*, vitamin*, supplement*
    vaccin*, immunis*, immuniz*, mmr, side effect*, fever*, feverish, rash, rashes, eczema, jaundice*, colic*, reflux, vomit*, throwing up, threw up, diarrh*, constipat*, dehydrat*, infection*, infected, pneumonia, blister*, sore, sores, spots on, itch*, mucus, snot, runny nose, sneez*, stuffy, congested, hoarse, breath sounds, grunting, drool*, limping, fracture*, broken arm, broken leg, sprain*, toothache, headache*, stomach ache, tummy, belly ache, cramps, pain, pains, painful, in pain, hurts, sick, ill, unwell, flu, virus, lethargic, floppy, pale, yellow skin, yellow eyes, skin yellow, eyes yellow, gone yellow, turned yellow, turning yellow, looks yellow, look yellow, bit yellow, yellowish, skin has gone, skin is yellow, skin looks, skin is red, blotchy, looks orange, looks grey, looks blue, mottled, oozing, is oozing, smells bad, cold sweat, shivering, trembling, fainted, worms, lice, bitten, bite, stung, sting, bronchi*, asthma*, cough*, wheez*, allerg*, meningitis, sepsis, rsv, covid*, measles, chickenpox, hernia, tongue tie, thrush, cradle cap, diaper rash, nappy rash, birth defect*, spina bifida, down syndrome, autis*, adhd, genetic test*, heart murmur, anaemi*, anemi*, hypoglyc*
    symptom*, diagnos*, disease*, illness*, is ill, is sick, feels sick, sick baby, treat my, treat him, treat her, treat a, how to treat, treatment, therapy, therapist, surgery, circumcis*, tumour, tumor, cancer treatment, cure, cures, heal my, medical condition, medical help, medical question
    breastfe*, breast feed*, breast milk, nursing my, formula feed*, how much formula, much formula should, how much milk, how much should my baby eat, how much should he eat, how much should she eat, how often should i feed, feeding, to feed, feed my, feed him, feed her, formula milk, bottle feed*, teeth, teething, burp*, hiccup*, swaddl*, stop crying, cries all, crying all, screaming, lump, swollen, swelling, bump on, bruise*, burn, burns, nosebleed*, ear infection, sunscreen, honey, water safe, safe for my baby, safe for a newborn, safe for my newborn, wake my, weaning, solid foods, not eating, won't eat, refuses to eat, sleep training, safe sleep, sleep on his, sleep on her, sids, not sleeping, won't sleep, postpartum, post-partum, baby blues, depress*, preeclamp*, miscarr*, abortion*, contracepti*, birth control, ivf, fertility, ovulat*, trying to conceive, am i pregnant, could i be pregnant, stitches, mastitis, epidural, induce labour, induce labor, induction, gestational
    blood pressure, heart rate, pulse, oxygen, umbilical infection, umbilical hernia, belly button, soft spot, fontanel*, poop, pooping, stool, urine, pee, should i see a doctor, see a doctor, call the doctor, call a doctor, which doctor, doctor say, need a doctor, need to go to hospital, go to the hospital, take my baby to, is my baby healthy, is something wrong with, something wrong with him, something wrong with her, something wrong with my, what is wrong with him, what is wrong with her, what's wrong with him, what's wrong with her, wrong with my baby, anything wrong with him, anything wrong with her, hasn't fed, hasnt fed, has not fed, won't feed, wont feed, not feeding, won't drink, wont drink, will not drink, will not eat, will not feed, hasn't eaten, hasnt eaten, no wet nappies, wet nappies, wet diapers, is floppy, so hot, feels hot, burning up, keeps crying, won't stop crying, wont stop crying, is he healthy, is she healthy, is my baby normal, healthy baby, developmental, milestone*, growth chart, percentile*, brain damage*, brain injur*, damage his, damage her, disability, disabilities, cerebral palsy, epilep*, hearing loss, go blind, real father, real dad, biological father of, biological dad, father of my child, father of my baby, blood types don't add up, blood types dont add up, blood types do not add up, blood types don't match, blood types dont match, blood types do not match, underweight, overweight, weight gain, losing weight, alcohol, drunk, smoking, smoke, cannabis, drug, drugs, caffeine`),
  words(`dosierung, dosis, wie viel milliliter, medikament*, arznei*, antibiotik*, fieber*, zapfchen, impf*, ausschlag, gelbsucht, durchfall, erbrich*, erbroch*, husten, krank, krankheit*, symptome, stillen, kinderarzt fragen, zum arzt, schmerz*, behandel*, koliken, allergi*
    posologie, quelle dose, doliprane, medicament*, fievre, vaccin*, eruption cutanee, jaunisse, diarrhee, vomit, vomissement*, toux, tousse, malade, maladie*, symptome*, allaiter, allaitement, medecin, docteur dit, douleur*, soigner, traitement
    dosis, apiretal, medicamento*, medicina, fiebre, vacuna*, sarpullido, ictericia, diarrea, vomit*, tos, enferm*, sintoma*, amamant*, lactancia, medico, dolor, tratamiento, curar
    dawk*, lek, leki, lekow, lekarstw*, goraczk*, szczep*, wysypk*, zoltaczk*, biegunk*, wymiot*, kaszel, kaszle, chory, chora, chorob*, objaw*, karmic piersia, karmienie piersia, lekarz*, bol, boli, leczyc, kolk*
    lazas, belazasodott, orvos, orvost, orvoshoz, gyogyszer*, hasmenes*, kohog, beteg, oltas, oltast, ana homa, homa kali, daktari, mgonjwa, anatapika, anaharisha, chanjo, bi sot, sot cao, bac si, tiem chung, vac xin, bi om, bi benh, tieu chay
    horeck*, ockovan*, febra, bolnav*, kuumetta, kuume, laakari*, rokot*, demam, dokter, vaksin, lagnat, bakuna, vrucic*, lijecnik*
    dosaggio, tachipirina, piange da, non smette di piangere, nao para de chorar, schreit seit, schreit ununterbrochen, hort nicht auf zu schreien, pleure depuis, n'arrete pas de pleurer, llora desde, no para de llorar, placze od, huilt al, febbre, farmac*, vaccino, vaccini, tosse, malattia, sintom*, dosagem, febre, remedio, koorts, medicijn*, ziek, feber, medicin, ilac, doktora gotur*, doktora gitme*, hastaneye, sarardi, sararmis, sarilik, atesi var, atesi cikti, kusuyor, ishal oldu, лихорад*, температура, лекарств*, жаропониж*, дозиров*, привив*, вакцин*, сыпь, желтух*, понос, рвот*, кашель, болен, больн*, болезн*, врач*, ліки, гарячк*`),
  foldedText(
    'جرعة|دواء|حمى|حرارة|لقاح|تطعيم|مريض|طبيب|מינון|תרופה|חום|חיסון|חולה|רופא|剂量|剂|发烧|發燒|药|藥|疫苗|黄疸|咳嗽|腹泻|生病|医生|用量|発熱|薬|ワクチン|予防接種|病気|医者|용량|해열제|열이|약을|예방접종|백신|아파|의사|खुराक|बुखार|दवा|टीका|बीमार|डॉक्टर|πυρετο|δοση|φαρμακ|εμβολι|γιατρ',
  ),
)

const law = any(
  words(
    `custody, child support, alimony, divorce him, divorce her, filing for divorce, file for divorce, get a divorce, divorce settlement, divorce law*, visitation, lawyer*, attorney*, solicitor*, barrister, lawsuit*, litigat*, can i sue, could i sue, should i sue, sue the, sue them, sue him, sue her, sue my, sue you, press charges, evict*, unmarried father, unmarried mother has, who has rights, does he have rights if, does she have rights if, does he have rights as, does she have rights as, has no rights, have no rights, off the birth certificate, off the legal birth certificate, rights as a, rights as an, in court, to court, family court, court order*, court case, court hearing, judge rule*, judge decide, restraining order, malpractice, negligen*, compensation claim, liable, liability, illegal, is it legal, legally allowed, legally required, can i legally, can we legally, may i legally, may we legally, could i legally, could we legally, allowed legally, am i legally, are we legally, is he legally, is she legally, do that legally, legally do that, put my name down as father, legal to, legal right*, legal advice on, legal advice about, my rights, parental rights, father's rights, take the baby abroad, take my baby abroad, take the child abroad, take our child abroad, take him abroad, take her abroad, take the baby out of the country, take him out of the country, take her out of the country, leave the country with, stop me from travelling, stop me travelling, stop me from taking, take the baby away from me, take my baby away, take the kids away, get full custody, put on the birth register, whose surname by law, fathers rights, mother's rights, legal name change, change my baby's name legally, change name legally, legally change, legal guardianship, paternity, dna test, inherit*, last will, write a will, testament, power of attorney, prenup*, contract law, visa for, a visa, visa application, immigra*, asylum, deport*, citizenship law, apply for citizenship, right to citizenship, birthright citizenship, surrogacy law, adoption law, adoption papers, adopt a, how do i adopt, foster care law, maternity leave, paternity leave, parental leave, child benefit*, tax return, tax credit*, statute*, law say*, the law, by law, against the law, criminal, police, arrest*, prosecut*, social services, child protective, cps, kidnapping charges, benefits am i entitled, entitled to, terms are enforceable, gdpr complian*, gdpr claim, register the birth with, register a birth, names are banned, banned names, name allowed by law, legally name`,
  ),
  words(`sorgerecht*, umgangsrecht*, unterhalt*, anwalt*, rechtsanwalt*, verklag*, scheidung, vor gericht, gericht, gesetz*, rechtlich*, elterngeld, elternzeit, mutterschutz, kindergeld, vaterschaft*, erbrecht, erben, einburger*, staatsburgerschaft beantragen, polizei
    garde des enfants, garde de l'enfant, la garde, garde alternee, droit de visite, pension alimentaire, avocat*, divorcer, tribunal, juge, loi, porter plainte, conge maternite, conge parental, police
    custodia, pension alimenticia, abogad*, demandar, divorciarme, tribunal, juzgado, juez, ley, leyes, permiso de maternidad, herencia, patria potestad, policia, inmigracion
    opieka nad dzieckiem, opieke nad dzieckiem, prawa rodzicielsk*, wladza rodzicielsk*, aliment*, prawnik*, adwokat*, pozwac, pozew, rozwod*, sad rodzinny, sadzie, prawo, przepis*, urlop macierzynski, spadek, ojcostw*, policj*
    ugyved*, birosag*, felugyeleti jog, mwanasheria, mahakama*, luat su, toa an, ly hon, affidamento, avvocat*, tribunale, legge, guarda do filho, guarda da crianca, advogad*, voogdij, advocaat, rechtszaak, vardnad*, advokat*, velayet, avukat*, mahkeme, nafaka, опек*, адвокат*, юрист*, алимент*, развод, суд, суде, закон, закону`),
  foldedText(
    'حضانة|محامي|محكمة|طلاق|نفقة|قانون|משמורת|עורך דין|בית משפט|מזונות|גירושין|监护权|抚养权|抚养费|律师|法院|离婚|起诉|親権|弁護士|裁判|離婚|養育費|양육권|변호사|이혼|소송|법원|हिरासत|वकील|अदालत|तलाक|कस्टडी|επιμελεια|δικηγορ|δικαστηρι|διαζυγι',
  ),
)

/** What is told of a child or a home in many words, and is an emergency in all of them. */
const asEmergency = any(
  '\\b(?:lips?|face|skin|tongue|mouth|gums|nails?)\\b[^.?!]{0,20}\\b(?:blue|bluish|blue-ish|blueish|grey|gray|purple)\\b(?! eye| theme)',
  '\\bbreath(?:ing|es|e)?\\b[^.?!]{0,15}\\b(?:funny|funnily|weird|weirdly|strange|strangely|odd|oddly|wrong|fast|quickly|hard|heavily|noisy|noisily|shallow|stops?|stopped|irregularly|laboured|labored|badly|difficult)\\b',
  '\\b(?:funny|weird|strange|odd|rattling|whistling) (?:noises?|sounds?) (?:when|while|as) (?:he|she|it|the baby|my baby|breathing)',
  "\\b(?:can'?t|cannot|couldn'?t|hard to|unable to|not able to|won'?t|doesn'?t) (?:\\p{L}{1,12} )?(?:wake (?:him|her|up|the baby|my (?:baby|son|daughter))|be woken)",
  '\\b(?:baby|he|she|son|daughter|him|her|twin)\\b[^.?!]{0,15}\\b(?:rolled off|slipped (?:out|from)|has fallen|fallen (?:off|down|from|out))\\b',
  '\\b(?:drank|drunk|ate|eaten|licked|chewed)\\b[^.?!]{0,20}\\b(?:clean(?:er|ing)|bleach|detergent|dishwasher|soap|shampoo|pills?|tablets?|coins?|magnets?|batter(?:y|ies)|cigarettes?|plant|berries|mushrooms?|paint|petrol|perfume)\\b',
  '\\bstuck in (?:his|her|the|its|my) (?:throat|nose|windpipe|airway)\\b',
  '\\b(?:a lot of|lots of|so much|much|vomiting|coughing|coughing up|spitting|spat) blood\\b|\\bblood in (?:his|her|the) (?:nappy|diaper|stool|poo|poop|urine|vomit|spit)',
  "\\bgas leak|\\bsmell(?:s|ing)? (?:like |of )?gas\\b|\\bthere(?: is|'s|s) (?:a )?(?:fire|smoke)\\b|\\bon fire\\b|\\bhouse fire",
  '\\bshaking all over\\b|\\beyes? (?:are |is |keep |keeps )?(?:roll|rolls|rolling|rolled)\\b|\\b(?:gone|went|goes|going) (?:all )?(?:stiff|rigid)\\b|\\btwitching\\b',
  '\\bwaters? (?:just |have just |has just |have )?(?:went|gone|broke|broken|is leaking|are leaking)\\b',
  '\\bbroke into (?:our|my|the) (?:house|home|flat)|\\bintruder|\\bthreaten\\w{0,3} (?:to|me|us|with)\\b',
)

/** In the order in which they are looked for: life first. */
export const referralPatterns: readonly (readonly [ReferralKind, RegExp])[] = [
  ['emergency', emergency],
  ['emergency', asEmergency],
  ['despair', despair],
  ['medicine', medicine],
  ['law', law],
]

/** Of papers of a state, and of one parent without the other: that is for a lawyer or an office. */
export const ofConsent =
  /\b(?:without|against|refus\w+|deni\w+|no) (?:the |his |her |my |our |any )?(?:(?:other |ex |ex-)?(?:father|mother|parent|husband|wife|partner|ex|dad|mum|mom)(?:'?s)? )?(?:consent|permission|agreement|signature)\b/

/** One parent who does not want what an office is to write down. */
export const ofRefusal =
  /\b(?:ex|father|mother|husband|wife|partner|dad|mum|mom)\b.{0,40}\b(?:refus\w+|won't|wont|will not|does not want|doesn't want|denies)\b.{0,60}\b(?:birth certificate|registry|registrar|register\w*|surname|paternity|acknowledg\w+)\b/
/** Whether somebody may forbid a name, or make it be taken out: that is for a lawyer. */
export const ofForbidding =
  /\b(?:ex|father|mother|dad|mum|mom|donor|he|she)\b.{0,20}\b(?:stop|prevent|forbid|keep) (?:me|us) (?:from )?(?:putting|entering|writing|naming|using)\b|\bright (?:not )?to be (?:named|left out|kept out)\b/

/** A fever that somebody has at this moment, also where it is asked what to enter. */
export const feveredNow =
  /\b(?:3[89]|4[0-2])(?:[.,]\d)?\b(?! ?(?:weeks?|cm|hours?|days?|minutes?)).{0,60}\b(?:right now|at the moment|just now|currently|this minute)\b|\b(?:right now|at the moment|just now|currently)\b.{0,40}\b(?:3[89]|4[0-2])(?:[.,]\d)? ?(?:°|degrees?|celsius)/

/** A temperature that somebody has, and not one that is written down. */
export const fevered =
  /\b(?:has|have|got|had|running|with) (?:an? )?(?:very |really |slight |high |low |raised )*(?:temperature|temp) (?!field|unit|box)|\b(?:has|have|got|running) (?:an? )?(?:high |slight |raised )?temp(?:erature)?\b[^a-z]*$|\btemp(?:erature)?\b(?: \p{L}+){0,4} (?:3[89]|4[0-2]|10[0-5])\b/u

/** The same without the word for it: 'he has 39 degrees', 'baby is 39.2'. Centimetres and weeks are not meant. */
export const feveredInFigures =
  /\b(?:he|she|baby|child|son|daughter|boy|girl|newborn|infant|forehead|thermometer)\b[^.?!]{0,30}\b(?:has|have|had|is|is at|says|shows|reads|at)(?: now| about| over| around)? (?:3[89]|4[0-2])(?:[.,]\d)?(?: ?(?:°|degrees?|grad|celsius|c\b)|(?=[ ?!]*$)| (?:what|should|and)\b)/u

/** What is measured at a birth, and asked whether it is well: that is for a doctor. */
export const measured =
  /apgar|(?:score|points?) (?:at|after) (?:one|five|1|5) min|temperature|weigh|head circumference|blood type|blood group|rhesus|height|length at birth|pounds|kilo|\bkg\b|\blbs?\b|degrees|celsius|fahrenheit|temperatur|gewicht|poids|peso|waga|wazy|tempera|birth type|cesarean|c-section|vbac|placenta|umbilical|\bcord\b/
export const judged =
  /\bbe (?:all ?right|alright|ok|okay|fine)\b|normal|healthy|health|worr|danger|risk|serious|too (?:low|high|small|big|large|little|much|hot|cold|heavy|light|warm)|(?:bad|good|low|high|poor|ok|okay|fine)(?:\?|$| for a| score| sign| or )|concern|abnormal|should i be|is (?:that|this|it) (?:bad|good|ok|okay|fine|safe|low|high)|safe(?:r|st)?\b|can (?:that|this|he|she|it) be (?:my|his|true|right|the)|(?:must|can|could) the (?:father|mother|parents?) (?:have|be)|(?:father|mother|parents?) (?:must|can|could) have|add up|slow (?:later|learner)|later in life|better for|best for|recommend|gefahrlich|zu niedrig|zu hoch|schlimm|gesund|grave|dangereux|peligros|anormal|niebezpieczn|za nisk|za wysok|sano\b|sain\b|zdrow|problems? (?:later|in)|(?:have|get|cause) problems|(?:does|do|did|would|will) (?:that|it|this) mean (?:he|she|my|our|the baby|that (?:he|she|my))|damage|affect|mean for (?:his|her|my)|too (?:few|short|long)/
/** Asked of the form itself: its limits are ours to tell. */
export const ofTheForm =
  /\b(?:form\b|field|enter|fill|typing|allow|accept|limit|printed|print|book|unit|error|message|option|choose|column|insight|computed|calculated|required|mandatory|optional|certificate|range)/

/** Asked of what is entered, chosen or left empty; whether something is allowed is not meant. */
export const asksWhatToEnter =
  /\b(?:forms?|fields?|box(?:es)?|enter|fill|choose|pick|select|tick|options?|lists?|steps?|pages?|leave (?:it|this|that|out|blank|empty)|skip|type|typed|write|printed?|book|proof|record|draft|upload|certificate|codex)\b/

/** Who may see or do what with the record, where a lawyer is only somebody and custody only a circumstance. */
export const asksOfAccess =
  /\b(?:roles?|access|levels?|invit\w*|viewer|commenter|editor|approver|co-?contributor|(?:(?:see|view|read|open|look (?:at|into)) (?:(?:the|my|our|his|her|this|a)?\s?(?:record|proof|book|form|codex|page|data)|it)))\b/
/** What a partner's page carries, whoever of theirs asks about it. */
export const asksOfWidget = /\b(?:widget|cookies?)\b/
/** A right that somebody may have by law, of whatever it is. */
export const asksOfRights =
  /\blegal rights?\b|\brights? to\b.{0,60}\b(?:legally|by law)\b|\b(?:legally|by law)\b.{0,20}\bentitled\b|\bforce\b.{0,40}\b(?:named?|listed|put|registered)\b.{0,40}\bbirth certificate\b/
/** A place in the form for something, and nothing asked about the thing itself. */
export const asksForField =
  /\b(?:fields?|box(?:es)?|room|section|question) (?:for|about|where)\b|\bwhere (?:do|can|should|would|could|may) (?:i|we|one) (?:enter|write|note|record|list|mention|type)\b|\b(?:weeks|born|weigh\w*|apgar|premature|measured)\b.*\bwhere (?:do|can|should) (?:i|we) (?:put|add) (?:that|this|it)\b|\bwhy (?:do|does|are|is) (?:you|it|mya|they|the (?:form|page|book))(?: \w+)? (?:ask\w*|want\w*|need\w*|record\w*)\b|\bhow (?:do|can|should) (?:i|we) (?:enter|record|note|write down)\b|\b(?:can|may|could) (?:i|we) (?:note|record|mention|list|enter|write down|type)\b|\b(?:form|record|book|codex) (?:ask|asks|include|includes|mention|mentions|contain|contains|hold|holds|want|wants|need|needs)\b/
/** What makes a question of law or health of it all the same. */
export const asksForAdvice =
  /\b(?:should (?:i|we|he|she)|normal|dangerous|worr\w*|dose|doses|how much|how often|treat\w*|cure\w*|what (?:to do|do i do|can i do)|rights?|entitled|win|lose|fight\w*|sue|court|judge|against|refus\w*|force|apply|legal advice|advice|emergency|breath\w*|bleed\w*|fever\w*|give (?:him|her|my|the baby|it)|allowed to (?:take|leave|travel))\b/
