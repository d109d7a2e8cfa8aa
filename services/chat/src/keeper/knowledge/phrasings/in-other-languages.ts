import { phrasingsOf } from './phrasings'

/** What is asked most, in the languages that parents write to her in; the answer is in English, and says so. */
export const inOtherLanguages = phrasingsOf({
  'book/what': `
    was ist der Birth Codex
    qu'est-ce que le Birth Codex
    qué es el Birth Codex
    qué recibo al final
    che cos'è il Birth Codex
    o que é o Birth Codex
    wat is de Birth Codex
    vad är Birth Codex
    co to jest Birth Codex
    Birth Codex nedir
    что такое Birth Codex
    ما هو هذا الكتاب
    这是什么产品
    バースコーデックスとは何ですか`,
  'proof/price': `
    was kostet das Buch
    wie teuer ist das
    combien coûte le livre
    quel est le prix
    cuánto cuesta el libro
    qué precio tiene
    quanto costa il libro
    quanto custa o livro
    hoeveel kost het boek
    vad kostar boken
    hur dyrt är det
    ile kosztuje książka
    kitap ne kadar
    сколько стоит книга
    كم سعر الكتاب
    كم يكلف الكتاب المطبوع
    这本书多少钱
    价格是多少
    本はいくらですか`,
  'proof/delivery': `
    wann kommt das Buch an
    liefert ihr nach Österreich
    wie lange dauert der Versand
    quand est-ce que le livre arrive
    cuánto tarda el envío
    enviáis a México
    quanto tempo ci vuole per la spedizione
    quanto tempo demora a entrega
    hoe lang duurt de levering
    hur lång är leveranstiden
    kiedy przyjdzie paczka
    kargo ne zaman gelir
    когда придёт посылка
    متى يصل الكتاب
    什么时候送到
    いつ届きますか`,
  'proof/order': `
    wie bestelle ich das Buch
    comment commander le livre
    cómo pido el libro
    come ordino il libro
    como encomendo o livro
    hoe bestel ik het boek
    hur beställer jag boken
    jak zamówić książkę
    nasıl sipariş verebilirim
    как заказать книгу
    كيف أطلب الكتاب
    怎么订购
    どうやって注文しますか`,
  'proof/submit': `
    was passiert nach dem Absenden
    wann sehe ich die Vorschau
    que se passe-t-il après l'envoi du formulaire
    qué pasa después de enviar
    cosa succede dopo l'invio
    o que acontece depois de enviar
    wat gebeurt er na het versturen
    vad händer när jag har skickat in
    när får jag se korrekturet
    co się stanie po wysłaniu
    gönderdikten sonra ne olur
    что будет после отправки
    ماذا يحدث بعد الإرسال
    提交之后会怎样
    送信した後はどうなりますか`,
  'proof/correct': `
    ich habe mich vertippt, wie ändere ich das
    kann ich nach dem Absenden noch etwas ändern
    j'ai fait une faute, comment la corriger
    me he equivocado, cómo lo corrijo
    ho sbagliato il nome, come lo correggo
    errei o nome, como corrijo
    ik heb een fout gemaakt, hoe verbeter ik die
    jag skrev fel, hur ändrar jag det
    zrobiłam błąd, jak to poprawić
    yanlış yazdım nasıl düzeltirim
    я ошиблась, как исправить
    أخطأت في الاسم كيف أصححه
    名字写错了怎么改
    間違えました、どう直しますか`,
  'form/draft': `
    wie lange wird mein Entwurf gespeichert
    ist alles weg, wenn ich die Seite schließe
    combien de temps garde-t-on mon brouillon
    cuánto tiempo se guarda el borrador
    se chiudo la pagina perdo tutto
    o rascunho fica guardado
    hoe lang wordt mijn concept bewaard
    hur länge sparas mitt utkast
    jak długo przechowywany jest szkic
    taslak ne kadar saklanır
    сохраняется ли черновик
    هل تحفظ المسودة
    草稿会保存多久
    下書きは保存されますか`,
  'form/time-unknown': `
    ich weiß die Geburtszeit nicht
    was mache ich ohne Uhrzeit der Geburt
    je ne connais pas l'heure de naissance
    no sé la hora de nacimiento
    non so l'ora di nascita
    não sei a hora do nascimento
    ik weet de geboortetijd niet
    jag vet inte födelsetiden
    nie znam godziny urodzenia
    doğum saatini bilmiyorum
    я не знаю время рождения
    لا أعرف وقت الولادة
    不知道出生时间怎么办
    生まれた時間がわかりません`,
  'form/files': `
    wie lade ich ein Foto hoch
    comment ajouter une photo
    cómo subo una foto
    come carico una foto
    como envio uma foto
    hoe voeg ik een foto toe
    hur laddar jag upp en bild
    jak dodać zdjęcie
    nasıl fotoğraf yüklerim
    как добавить фото
    كيف أضيف صورة
    怎么上传照片
    写真を追加するには`,
  'book/required': `
    welche Felder sind Pflicht
    quels champs sont obligatoires
    qué campos son obligatorios
    quali campi sono obbligatori
    quais campos são obrigatórios
    welke velden zijn verplicht
    vilka fält är obligatoriska
    które pola są wymagane
    hangi alanlar zorunlu
    какие поля обязательны
    ما هي الحقول المطلوبة
    哪些是必填的
    必須の項目はどれですか`,
  'book/steps': `
    wie viele Schritte hat das Formular
    combien d'étapes a le formulaire
    cuántos pasos tiene el formulario
    quanti passi ha il modulo
    hur många steg har formuläret
    ile kroków ma formularz
    form kaç adım
    сколько шагов в форме
    كم عدد الخطوات
    表格有几步`,
  'family/invite': `
    wie lade ich meine Mutter ein
    kann die Oma mitmachen
    comment inviter ma mère
    cómo invito a mi hermana
    come invito la nonna
    como convido a minha mãe
    hoe nodig ik oma uit
    hur bjuder jag in mormor
    jak zaprosić mamę
    annemi nasıl davet ederim
    как пригласить бабушку
    كيف أدعو جدتي
    怎么邀请奶奶
    家族を招待するには`,
  'privacy/who-sees': `
    wer kann unsere Daten sehen
    qui peut voir notre dossier
    quién puede ver nuestros datos
    chi può vedere i nostri dati
    quem pode ver os nossos dados
    wie kan onze gegevens zien
    vem kan se våra uppgifter
    kto widzi nasze dane
    verilerimizi kim görebilir
    кто видит наши данные
    من يستطيع رؤية بياناتنا
    谁能看到我们的资料
    誰が見られますか`,
  'privacy/erase': `
    wie lösche ich meine Daten
    comment effacer nos données
    cómo borro los datos
    come cancello i miei dati
    como apago os meus dados
    hoe verwijder ik mijn gegevens
    hur raderar jag mina uppgifter
    jak usunąć dane
    verilerimi nasıl silerim
    как удалить данные
    كيف أحذف بياناتي
    怎么删除我的数据
    データを削除するには`,
  'privacy/promise': `
    verkauft ihr unsere Daten
    vendez-vous nos données
    vendéis nuestros datos
    vendete i nostri dati
    säljer ni våra uppgifter
    czy sprzedajecie nasze dane
    verilerimizi satıyor musunuz
    вы продаёте наши данные
    هل تبيعون بياناتنا
    你们会出售我们的信息吗`,
  'book/languages': `
    gibt es das Buch auf Deutsch
    sprichst du Deutsch
    le livre existe-t-il en français
    parlez-vous français
    está el libro en español
    hablas español
    parli italiano
    fala português
    spreekt u Nederlands
    finns boken på svenska
    talar du svenska
    czy mówisz po polsku
    Türkçe biliyor musun
    вы говорите по-русски
    هل تتحدث العربية
    你会说中文吗
    日本語は話せますか`,
  'book/official': `
    ist das eine amtliche Geburtsurkunde
    est-ce un acte de naissance officiel
    es un certificado oficial
    è un certificato ufficiale
    är det ett officiellt intyg
    czy to oficjalny akt urodzenia
    bu resmi bir belge mi
    это официальный документ
    هل هذه شهادة ميلاد رسمية
    这是官方出生证明吗`,
  'insight/moon-phase': `
    welche Mondphase war bei der Geburt
    comment calculez-vous la phase de la lune
    cómo se calcula la fase lunar
    come calcolate la fase lunare
    hur beräknas månfasen
    jak liczycie fazę księżyca
    ay evresi nasıl hesaplanır
    как считается фаза луны
    كيف تحسب مرحلة القمر
    月相怎么算`,
  'insight/sun-sign': `
    wie bestimmt ihr das Sternzeichen
    comment calculez-vous le signe du zodiaque
    cómo calculáis el signo del zodiaco
    come calcolate il segno zodiacale
    hur räknar ni ut stjärntecknet
    jak ustalacie znak zodiaku
    burcu nasıl belirliyorsunuz
    как определяется знак зодиака
    كيف تحددون البرج
    星座怎么算`,
  'insight/rising': `
    was ist der Aszendent
    qu'est-ce que l'ascendant
    qué es el ascendente
    cos'è l'ascendente
    vad är ascendenten
    co to jest ascendent
    yükselen burç nedir
    что такое асцендент
    ما هو الطالع
    什么是上升星座`,
  'insight/life-path': `
    wie wird die Lebenszahl berechnet
    comment calcule-t-on le chemin de vie
    cómo se calcula el número de vida
    come si calcola il numero della vita
    hur räknas livsvägens tal
    jak liczycie liczbę życia
    yaşam yolu sayısı nasıl hesaplanır
    как считается число жизненного пути
    كيف يحسب رقم مسار الحياة
    生命灵数怎么算`,
  'mya/who': `
    wer bist du
    bist du ein Mensch
    qui es-tu
    quién eres
    chi sei
    quem é você
    wie ben jij
    vem är du
    kim jesteś
    sen kimsin
    кто ты
    من أنت
    你是谁
    あなたは誰ですか`,
  'mya/can': `
    was kannst du
    wobei kannst du mir helfen
    que sais-tu faire
    en qué me puedes ayudar
    cosa sai fare
    vad kan du hjälpa mig med
    w czym możesz pomóc
    bana nasıl yardım edebilirsin
    чем ты можешь помочь
    بماذا تستطيعين مساعدتي
    你能做什么
    何ができますか`,
  'staff/contact': `
    wie erreiche ich einen Menschen
    comment vous contacter
    cómo puedo contactar con alguien
    come posso contattarvi
    hur kontaktar jag er
    jak się z wami skontaktować
    size nasıl ulaşabilirim
    как с вами связаться
    كيف أتواصل معكم
    怎么联系客服`,
  'book/sibling': `
    wir haben Zwillinge
    nous avons des jumeaux
    tenemos gemelos
    abbiamo due gemelli
    vi har tvillingar
    mamy bliźniaki
    ikizlerimiz var
    у нас двойня
    عندنا توأم
    我们有双胞胎`,
})
