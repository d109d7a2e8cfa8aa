interface Language {
  /** How it says that the answer is in English. */
  says: string
  /** Small words and words of the product in it, folded. */
  words: ReadonlySet<string>
  /** What only it has. */
  sign?: RegExp
  /** Of a language that nothing here reads, how it says so, and in which ones to ask. */
  isNotRead?: string
}
const language = (says: string, words: string, sign?: RegExp): Language => ({
  says,
  words: new Set(words.split(/\s+/)),
  ...(sign ? { sign } : {}),
})
const unread = (says: string, isNotRead: string, words: string, sign?: RegExp): Language => ({
  ...language(says, words, sign),
  isNotRead,
})

const languages: readonly Language[] = [
  language(
    'Ich antworte auf Englisch.',
    `ich wie wann warum kann konnen kannst konnte mein meine meinen meiner meinem meines ist sind das der die den dem des wird werden wurde nicht und fur mit von vom zum zur bei
    beim ein eine einen einem einer eines was wo wer wem wen darf durfen gibt gib bitte mir mich uns unser unsere unserem unseren unserer welche welcher welches welchen bedeutet heisst heissen
    muss mussen soll sollen habe haben hat hatte hatten sie er es auch noch schon aber oder wenn ob dass auf aus nach uber unter vor geht gehn gehen machen mache wieviel viel viele lange kein keine keinen
    nur jetzt heute gestern dann als man seine seinen ihre ihren ihr alle war waren sein bin bist du dein deine deinen mochte wollen kostet kosten bezahlen drucken gedruckt loschen losch
    ausfullen hochladen einladen eingeladen einladung freigeben freigegeben geburt geburtszeit geburtsort urkunde buch entwurf bilder daten oma opa mutter vater kind kinder tochter sohn vorname nachname
    sternzeichen mond aszendent bekommt bekomme hilfe wozu eigentlich wofur im ins am zeigt sagt welchem bewirkt gemeint macht mitgedruckt unterschied zwischen anhaken zahlt uberhaupt woher wohin wessen steht stehen nein ja ohne gegen sich selbst wieder etwas andere anderen zeit namen vornamen madchennamen jungennamen buchstaben deutsch sprichst sprecht sprechen alles`,
  ),
  language(
    'Jag svarar på engelska.',
    'hur vad vem jag inte mitt mina kan nar finns boken vill beratta betyder ar det en ett och som pa av med vara var vart vilken vilka mig oss barnet namnet lange galler maste behover inbjudan mormor farmor morfar farfar uppgifterna uppgifter utan boken ni svenska pratar kostar namn borjar',
  ),
  // Danish and Norwegian say it alike.
  language(
    'Jeg svarer på engelsk.',
    'hvordan hvad hva hvem hvor hvornar hvorfor hvilken hvilket hvilke ikke jeg mit er til kan vi det en et og som pa av af med for mig meg oss os barnet navn navnet betyder koster bogen boken lenge vores fodt datter datteren bestemor bedstemor slette invitere norsk dansk snakker taler',
  ),
  language(
    'Ik antwoord in het Engels.',
    `hoe wat wie ik mijn onze ons niet hoeveel welke welk spreekt betekent waar komt wanneer wordt worden het een de en van voor met op aan bij naar uit dat deze dit zijn is kan kunnen mag moet moeten
    heb hebben heeft hij zij er nog al maar ook als om te geen nu over door lang duurt geldig uitnodiging uitnodigen nodig uit boek kost kosten naam datum geboorte geboortetijd foto gegevens verwijderen oma opa moeder vader kind dochter zoon waarom namen meisjesnamen jongensnamen beginnen staat gedrukt stad druk wil willen nederlands spreek`,
  ),
  language(
    'Odpowiadam po angielsku.',
    `jak czy jest sa co kiedy gdzie moje moj moja mojego mojej dla nie mozna moge mozemy moga ile jaki jaka jakie jakich sie na po znaczy oznacza trzeba kto mamy mam nasz nasza nasze naszego do od za ze w z i o to ten ta
    te tego tym jesli gdy bez przez przed dlugo dlaczego skad co sami cos wygasl robic zaproszenia zaproszenie zaprosic ksiazka ksiazki ksiazke dane danych usunac imie imienia dziecko dziecka dziadkowie babcia mama tata godzina urodzenia
    zdjecia kosztuje wazne pochodzi moze beda bedzie byl byla juz jeszcze tylko ktory ktora ktore kazdy polsku imiona mowisz angielskiego wszystko wszystkie`,
  ),
  language(
    'İngilizce yanıt veriyorum.',
    `nasil nedir ne kadar bir icin nerede hangi anlami anlam kimsin ederim bilmiyorum kim var yok mi mu mumkun verilerim verilerimi sen ben bu su ve ile gibi daha cok degil olur olmali olan demek isminin ismi isim adi bebek
    bebegim bebegimin dogum saat saati tarih bilinmiyor yapayim yapabilirim yapmaliyim edebilirim edebilir miyim gerekli gecerli davet baglantisi kitap silebilirim silmek fiyat ucret zaman neden nicin kac hakkinda annem babam gore
    ama sadece istiyor istiyorum istiyoruz sey seyi kayit kaydi kayittaki kaynana kayinvalidem degistirmek bizim onun bana bize kizim oglum hangisi dilde kisi neyi davet kizimiza oglumuza adini ismini verdik koyduk kokeni turkce biliyor dogdu bebegimiz iki`,
    // How its verbs end.
    /(?:(?:iyor|uyor)(?:um|sun|uz|lar)?|[ae]bilir(?:im|sin|iz)?|[dt]igim)(?!\p{L})/u,
  ),
  language(
    'Je réponds en anglais.',
    `je est que qui quel quelle quelles quels comment pourquoi mon ma mes les des une un pour dans combien puis peut peux pouvez vous avec quand faut il elle on nous notre nos votre vos signifie le la l du de et ou sur sans
    pas ne qu ca ce cette ces cet son sa ses leur suis sont sera ai as avons avez ont etait etre fait faire dois doit veux voudrais moi lui mais si plus au aux quoi sert avec-vous ecrivez livrez obligatoirement changee fabrique application imprimer imprime champ champs tres aussi encore apres avant chez deja
    livre coute inviter invitation prenom nom naissance heure lieu brouillon epreuve donnees supprimer effacer bebe enfant fille fils mere pere temps acces dossier petit prenoms garcon garcons filles lettre lettres commencent commence finissent francais parlez parles tous toute toutes`,
  ),
  language(
    'Rispondo in inglese.',
    `calcola ascendente l d quanto quanti quante quanta cosa come sono miei nostri nostro nostra della dello delle degli dei del dell gli le lo la il i un una uno perche quali quale mio mia mie chi dove viene vengono posso possiamo puo devo dobbiamo dati figlia figlio
    che di da in con per su tra non si e o ma se ci ne ho hai ha abbiamo hanno sia stato stata questo questa questi quello mi ti lui lei loro molto anche ancora gia dopo prima quando costa significa nonni nonna nonno mamma papa bambino bambina nome nascita
    ora invito invitare libro bozza parto scegliere tipi ricevuto chiede nessuno dato dorme piange vorrei italiano parli tutto tutti tutte nomi iniziano finiscono lettera lettere ogni alla alle agli nella istruzioni`,
  ),
  language(
    'Respondo em inglês.',
    `certidao nomes menina menino meninas meninos registo quanto quantos quantas quanta nao voce voces meu minha meus minhas nossos nosso nossa uma um posso podemos pode quem fica onde vem nome os as o dados sao qual quais filha filho livro do da dos das de no na nos nas em para por com sem que
    como e ou mas se ele ela eles isto isso este esta ser tem temos tenho foi estava quando porque depois antes tempo valido convite rascunho impresso apagar certificado registo registro significa signo lunar avo mae pai bebe hora nascimento eu me ao pela pelo portugues fala falas tudo`,
  ),
  language(
    'Respondo en inglés.',
    `numero vida signo piedra fecha como que cual cuales cuanto cuanta cuantos cuando donde por para mi mis el los las la lo un una unos puedo podemos puede pueden se es son esta estan hay con del al de en y o pero si no sin significa tengo tiene tenemos quien quienes nuestro nuestra
    nuestros su sus nos me te le ya mas muy tambien despues antes desde hasta porque eso esto este esa ese ser fue he ha hemos debo tengo hija hijo nina nino bebe madre padre abuela abuelo nombre nacimiento hora libro cuesta invitar invitacion borrar
    borrador casilla enviar mandada carta natal marcar yo sale aparece pone va viene trae mal hago donde envian paises mandan papel impreso dentro terminado todavia ningun sirve navegador necesito llega casa lectura lecturas clase nombres ninas ninos empiezan empieza terminan espanol hablas todo todos todas`,
    /[¿¡]/,
  ),
  // Of those the encoder knows nothing: what it finds for them is chance. Words that others have too are left out.
  unread(
    'Angolul válaszolok.',
    'Magyarul sajnos nem értek. Kérdezhet angolul, németül, franciául, spanyolul, olaszul, portugálul, lengyelül, hollandul vagy törökül.',
    `az azt ezt egy hogy hogyan mikor miert melyik milyen mennyi mennyibe mennyit kerul nem vagy nincs hova hol hany kell lehet lehetne szeretnem szeretnek tudom tudok tudjuk tudja kaphatok kapok kapunk
    gyerek gyermek gyermekem gyermekunk gyerekem babam babank kisbaba kisbabam lanyom lanyunk fiunk nevet neve nevek adatok adatai adataim adatainkat adataimat adatokat szuletes szuletett szuletesi torolni torolhetem
    lazas tegyek csinaljak nev konyv konyvet meghivni meghivo meghivot nagymama nagyszulok kuldeni erkezik rendeles rendelni fizetni nyomtatas magyarul angolul koszonom kerem latja lathatja biztonsagban jelent milyet ido beszelsz beszel`,
  ),
  unread(
    'Ninajibu kwa Kiingereza.',
    'Sielewi Kiswahili. Unaweza kuniuliza kwa Kiingereza, Kijerumani, Kifaransa, Kihispania, Kiitaliano, Kireno, Kipolandi, Kiholanzi au Kituruki.',
    `mtoto watoto wangu wetu yangu zangu langu yake lake jina maana gani wapi vipi ngapi taarifa kitabu nataka naweza ninaweza tafadhali asante hujambo kuzaliwa alizaliwa amezaliwa tarehe kwa hii hiyo lakini
    mwanangu binti gharama inagharimu kiasi kufuta nifanye nini lini kuhusu nyota bibi mwaliko kualika kupata kiswahili unaongea`,
  ),
  unread(
    'Tôi trả lời bằng tiếng Anh.',
    'Tôi không hiểu tiếng Việt. Bạn có thể hỏi tôi bằng tiếng Anh, tiếng Đức, tiếng Pháp, tiếng Tây Ban Nha, tiếng Ý, tiếng Bồ Đào Nha, tiếng Ba Lan, tiếng Hà Lan hoặc tiếng Thổ Nhĩ Kỳ.',
    'nhieu khong cua duoc nhung nguoi nghia lieu muon tieng ngay trong chung gia gi thong lam sao khi hoi moi xoa sach nhu chua toi ba ngoai ten co la con',
    /(?<!\p{L})(?:bao nhieu|khong|duoc|nghia|la gi)(?!\p{L})/u,
  ),
  unread(
    'Odpovídám anglicky.',
    'Česky ani slovensky nerozumím. Můžete se mě zeptat anglicky, německy, francouzsky, španělsky, italsky, portugalsky, polsky, nizozemsky nebo turecky.',
    `kolik kolko stoji muzu mozem muzeme jsou kde kdy kedy kdo proc preco jmeno dite dieta dcera muj nase nebo alebo knihu kniha narozeni narozen narodil narodila udaje jsem mohu smazat vymazat pozvat dekuji dakujem
    prosim chci chcem musim bezpecne znamena jestli pri meno narodenia jsme kto moze vidiet mojho dietata cesky slovensky mluvite mluvis`,
  ),
  unread(
    'Răspund în engleză.',
    'Nu înțeleg limba română. Mă puteți întreba în engleză, germană, franceză, spaniolă, italiană, portugheză, poloneză, neerlandeză sau turcă.',
    `cum sunt unde cand copilul copilului numele datele pentru bebelusul bebelusului fiica fiul fiului nastere nasterii nascut nascuta inseamna livrati cartea vreau putem poate vedea cine dureaza costa fara dupa invitatie
    sterg sterge acest aceasta trebuie daca mele sau cat nostru romaneste vorbiti vorbesti`,
  ),
  unread(
    'Vastaan englanniksi.',
    'En ymmärrä suomea. Voit kysyä minulta englanniksi, saksaksi, ranskaksi, espanjaksi, italiaksi, portugaliksi, puolaksi, hollanniksi tai turkiksi.',
    `paljonko maksaa miten voinko mika milloin missa kuka miksi lapsi lapsen lapseni lapsemme nimi nimen nimeni tyttareni tyttaremme poikani poikamme kirja kirjan onko ovat minun meidan syntyma syntynyt syntyi tiedot
    tietoni turvassa kuinka kauan kestaa poistaa kutsua tarkoittaa voiko nakee puhutko suomea`,
  ),
  unread(
    'Saya menjawab dalam bahasa Inggris.',
    'Saya tidak memahami bahasa ini. Anda dapat bertanya kepada saya dalam bahasa Inggris, Jerman, Prancis, Spanyol, Italia, Portugis, Polandia, Belanda, atau Turki.',
    `berapa bagaimana kapan dimana siapa mengapa kenapa apakah bisa saya bayi kami artinya buku harga harganya aman tidak atau untuk dengan yang itu lahir kelahiran tanggal menghapus hapus undangan boleh bolehkah
    kirim dikirim apa arti nama bahasa kamu`,
  ),
  unread(
    'Sumasagot ako sa Ingles.',
    'Hindi ko naiintindihan ang Tagalog. Maaari mo akong tanungin sa Ingles, Aleman, Pranses, Espanyol, Italyano, Portuges, Polako, Olandes o Turko.',
    'magkano paano kailan saan sino bakit mga namin pangalan sabihin presyo ligtas puwede pwede aming aking kahulugan ipinanganak ang ng anak ito po marunong ka tagalog',
  ),
  unread(
    'Odgovaram na engleskom.',
    'Ne razumijem ovaj jezik. Možete me pitati na engleskom, njemačkom, francuskom, španjolskom, talijanskom, portugalskom, poljskom, nizozemskom ili turskom.',
    `koliko kosta kako mogu mozemo gdje gde kada zasto znaci djeteta dijete dete knjiga knjigu podaci podatke sigurni jesu rodenja rodendan obrisati izbrisati pozvati hvala molim zelim traje nasa nase govorite govoris srpski hrvatski bosanski`,
  ),
]

/** Scripts that show a language by themselves. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'お答えは英語になります。'],
  [/\p{Script=Han}/u, '我用英文回答。'],
  [/\p{Script=Hangul}/u, '답변은 영어로 드립니다.'],
  // Letters that Urdu, or Persian, has and Arabic has not; Kurdish, Pashto and Uighur have others besides.
  [/[ٹڈڑےں]/u, 'میں انگریزی میں جواب دیتی ہوں۔'],
  [/^(?!.*[ەێۆڵڕڤټډړښځڅۇۈېڭ]).*[پچژگیک]/su, 'به انگلیسی پاسخ می‌دهم.'],
  [/\p{Script=Arabic}/u, 'أجيب باللغة الإنجليزية.'],
  [/\p{Script=Hebrew}/u, 'אני עונה באנגלית.'],
  // Folded, ї is і; Russian has neither, and other languages that have і have one of these besides.
  [/^(?!.*[ыэъәғқңөұүһ]).*[іїєґ]/su, 'Я відповідаю англійською.'],
  [/[ђћ]/u, 'Одговарам на енглеском.'],
  [/\p{Script=Cyrillic}/u, 'Я отвечаю по-английски.'],
  [/\p{Script=Greek}/u, 'Απαντώ στα αγγλικά.'],
  [/\p{Script=Thai}/u, 'ฉันตอบเป็นภาษาอังกฤษ'],
  [/\p{Script=Devanagari}/u, 'मेरा उत्तर अंग्रेज़ी में है।'],
  [/\p{Script=Tamil}/u, 'நான் ஆங்கிலத்தில் பதிலளிக்கிறேன்.'],
  [/\p{Script=Telugu}/u, 'నేను ఆంగ్లంలో సమాధానం ఇస్తాను.'],
  [/\p{Script=Kannada}/u, 'ನಾನು ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಉತ್ತರಿಸುತ್ತೇನೆ.'],
  [/\p{Script=Malayalam}/u, 'ഞാൻ ഇംഗ്ലീഷിൽ മറുപടി നൽകുന്നു.'],
  // Assamese has two letters that Bengali has not.
  [/^(?!.*[ৰৱ]).*\p{Script=Bengali}/su, 'আমি ইংরেজিতে উত্তর দিই।'],
  [/\p{Script=Gujarati}/u, 'હું અંગ્રેજીમાં જવાબ આપું છું.'],
  [/\p{Script=Gurmukhi}/u, 'ਮੈਂ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਜਵਾਬ ਦਿੰਦੀ ਹਾਂ।'],
  [/\p{Script=Georgian}/u, 'მე ინგლისურად ვპასუხობ.'],
  [/\p{Script=Armenian}/u, 'Ես պատասխանում եմ անգլերեն։'],
  [/\p{Script=Khmer}/u, 'ខ្ញុំឆ្លើយជាភាសាអង់គ្លេស។'],
  [/\p{Script=Lao}/u, 'ຂ້ອຍຕອບເປັນພາສາອັງກິດ'],
]
const ofAny = 'I answer in English.'

/** Words by which a question shows itself to be English, some of which other languages have too. */
const english = new Set(
  `the an of to in is are was were be been being do does did can could will would should may might must have has had i my me we our us you your he she it its they his him her hers their them this that these those
  what which who whose whom where when why how whats hows if and or not no nor there here with for from at on by about as but so than then too very just any some all more out up into over after before while again only own same
  ive cant dont doesnt wont isnt u ur r pls please need want get got put see say said tell told make made one two baby babys born birth name names time date place sign mean means meaning comment comments invitation ten kind format lunar come hat man die den pour son fur war mag dove sole chat account`.split(
    /\s+/,
  ),
)

/** What is quoted is mostly the product's own English. */
const quoted = /[«»“”„"][^«»“”„"]{1,80}[«»“”„"]|(?<=^| )'[^']{1,80}'(?= |$)/gu
const mostWords = 200

/** The language of a message in folded letters, unless it is English: it has more of its words than of English ones. */
const languageOf = (folded: string): Language | undefined => {
  const words = (folded.replace(quoted, ' ').match(/[\p{L}\p{M}]+/gu) ?? []).slice(0, mostWords)
  const countOf = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  const ofEnglish = countOf(english)
  const [best] = languages
    .map((one) => ({ one, count: countOf(one.words) + Number(one.sign?.test(folded) ?? false) }))
    .sort((one, other) => other.count - one.count)
  const enough = words.length < 5 && best?.one.isNotRead === undefined ? 1 : 2
  if (!best || best.count <= ofEnglish || best.count < enough) return undefined
  // One word of two letters is none of any language: ‘du’ is German, Danish and French.
  const isShown = best.count > 1 || words.some((word) => word.length > 2 && best.one.words.has(word))
  return isShown || best.one.sign?.test(folded) ? best.one : undefined
}

const isOfOtherScript = (folded: string) => {
  const latin = (folded.match(/[a-z]/g) ?? []).length
  return (folded.match(/\p{L}/gu) ?? []).length - latin > latin
}

/** Whether a question, in folded letters, is asked in another language than English, by its words or its script. */
export const isForeign = (folded: string): boolean =>
  isOfOtherScript(folded) || languageOf(folded) !== undefined

const ofReadScripts =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const ofListedWords = /[\p{Script=Greek}\p{Script=Hebrew}\p{Script=Devanagari}]/u
/** Whether the model of other languages has pieces for the letters of a text; of any others it makes a vector that means nothing. */
export const isOfReadScript = (text: string): boolean => ofReadScripts.test(text)
/** Whether most of a message, in folded letters, is in a script that no model reads here; a list of words may have some of them. */
export const isInUnreadScript = (folded: string): boolean => {
  const letters = folded.match(/\p{L}/gu) ?? []
  return letters.filter((letter) => !isOfReadScript(letter)).length * 2 > letters.length
}
/** Whether neither a model nor any list of words here has the script of a word: ‘မြန်မာ’. */
export const isUnreadable = (word: string): boolean =>
  /\p{L}/u.test(word) && !isOfReadScript(word) && !ofListedWords.test(word)

/** A sentence with what parts it from the next one: a blank, or a line where it ends without a stop, as in Thai. */
const parted = (sentence: string) => `${sentence}${/[.。।۔։។]$/u.test(sentence) ? ' ' : '\n'}`

/** Says in the language of a question that it is not understood, and which ones are; nothing for any other question. */
export const saidNotRead = (folded: string): string | undefined =>
  isOfOtherScript(folded) ? undefined : languageOf(folded)?.isNotRead

/** All that may stand before an answer to a question of another language. */
export const englishSentences: readonly string[] = [
  ...scripts.map(([, sentence]) => sentence),
  ...languages.flatMap(({ says, isNotRead = says }) => [says, isNotRead]),
  ofAny,
].map(parted)

/** Says in the language of a question that its answer is in English; nothing for an English question. */
export const saidInEnglish = (folded: string): string => {
  const ofScript = isOfOtherScript(folded)
    ? (scripts.find(([script]) => script.test(folded))?.[1] ?? ofAny)
    : undefined
  const sentence = ofScript ?? languageOf(folded)?.says
  return sentence === undefined ? '' : parted(sentence)
}
