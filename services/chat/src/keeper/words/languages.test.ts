import { isForeign, saidInEnglish, saidNotRead } from './languages'
import { foldedText } from './plain-text'

describe('languages', () => {
  it.each([
    ['Wir haben gestern freigegeben, und ein Vorname fehlt', 'Ich antworte auf Englisch. '],
    ['Quali tipi di parto posso scegliere?', 'Rispondo in inglese. '],
    ['Fala português?', 'Respondo em inglês. '],
    ['Parli italiano?', 'Rispondo in inglese. '],
    ['Spreek je Nederlands?', 'Ik antwoord in het Engels. '],
    ['Snakker du norsk?', 'Jeg svarer på engelsk. '],
    ['Hvad koster bogen?', 'Jeg svarer på engelsk. '],
    ['nombres que empiezan por M', 'Respondo en inglés. '],
    ['prénoms de fille en A', 'Je réponds en anglais. '],
    ['Da li govorite srpski?', 'Odgovaram na engleskom. '],
    ['آیا فارسی صحبت می‌کنید؟', 'به انگلیسی پاسخ می‌دهم. '],
    ['quanto tempo é válido o convite?', 'Respondo em inglês. '],
    ['hoe lang is de uitnodiging geldig?', 'Ik antwoord in het Engels. '],
    ['jak długo ważne jest zaproszenie?', 'Odpowiadam po angielsku. '],
    [
      'Kayınvalidem kayıttaki her şeyi değiştirmek istiyor ama ben sadece okumasını istiyorum.',
      'İngilizce yanıt veriyorum. ',
    ],
    ['saat bilinmiyor ne yapayım', 'İngilizce yanıt veriyorum. '],
    ["Peut-on s'en servir comme acte de naissance ?", 'Je réponds en anglais. '],
    ['¿Qué hace la opción «Run in background»?', 'Respondo en inglés. '],
    ['Was macht »Start Fresh« genau?', 'Ich antworte auf Englisch. '],
    ['Mennyibe kerül a könyv?', 'Angolul válaszolok. '],
    ['Kitabu kinagharimu kiasi gani?', 'Ninajibu kwa Kiingereza. '],
    ['Giá bao nhiêu?', 'Tôi trả lời bằng tiếng Anh. '],
    ['Hur länge gäller inbjudan?', 'Jag svarar på engelska. '],
    ['A certidão serve como documento oficial?', 'Respondo em inglês. '],
    ['怎么邀请奶奶?', '我用英文回答。 '],
    ['என் குழந்தையின் ராசி என்ன?', 'நான் ஆங்கிலத்தில் பதிலளிக்கிறேன். '],
    ['వెల ఎంత?', 'నేను ఆంగ్లంలో సమాధానం ఇస్తాను. '],
    ['বইটির দাম কত?', 'আমি ইংরেজিতে উত্তর দিই। '],
    ['წიგნი რა ღირს?', 'მე ინგლისურად ვპასუხობ. '],
    ['գիրքն ի՞նչ արժե', 'Ես պատասխանում եմ անգլերեն։ '],
    ['قیمت کتاب چقدر است؟', 'به انگلیسی پاسخ می‌دهم. '],
    ['کتاب کی قیمت کیا ہے؟ میں جاننا چاہتا ہوں', 'میں انگریزی میں جواب دیتی ہوں۔ '],
    ['كم سعر الكتاب', 'أجيب باللغة الإنجليزية. '],
    ['Скільки коштує її книга?', 'Я відповідаю англійською. '],
    ['Коли буде її книга?', 'Я відповідаю англійською. '],
    ['តើសៀវភៅថ្លៃប៉ុន្មាន', 'ខ្ញុំឆ្លើយជាភាសាអង់គ្លេស។ '],
    // Assamese is no Bengali, and what has no sentence here is told in English.
    ['কিতাপখনৰ দাম কিমান?', 'I answer in English. '],
    // Thai ends its sentences with no stop.
    ['หนังสือราคาเท่าไร', 'ฉันตอบเป็นภาษาอังกฤษ\n'],
  ])('says in its language that ‘%s’ is answered in English', (question, said) => {
    expect(saidInEnglish(foldedText(question))).toBe(said)
  })

  it.each([
    'viewer comment?',
    'share proof link ok?',
    'was born in den haag',
    'apgar 5 min',
    'proof id where',
    'come back later',
    'hat size field',
    'del account',
    // A word of two letters is of many languages.
    'Ar kalbate lietuviškai?',
  ])('does not take ‘%s’ for another language that it knows', (question) => {
    expect(isForeign(foldedText(question))).toBe(false)
  })

  it.each([
    ['Hogyan tudom törölni az adataimat?', 'Magyarul sajnos nem értek. Kérdezhet angolul'],
    ['Je, taarifa za mtoto wangu ziko salama?', 'Sielewi Kiswahili. Unaweza kuniuliza kwa Kiingereza'],
    ['làm sao để xóa thông tin của con tôi', 'Tôi không hiểu tiếng Việt. Bạn có thể hỏi tôi bằng tiếng Anh'],
    ['Kolik to stojí a kdy to přijde?', 'Česky ani slovensky nerozumím.'],
    ['Cine poate vedea datele copilului meu?', 'Nu înțeleg limba română.'],
    ['Kuka voi nähdä lapseni tiedot?', 'En ymmärrä suomea.'],
    ['Berapa harganya dan kapan dikirim?', 'Saya tidak memahami bahasa ini.'],
    ['Magkano ito at kailan darating?', 'Hindi ko naiintindihan ang Tagalog.'],
    ['Koliko košta i kada stiže?', 'Ne razumijem ovaj jezik.'],
  ])('says in its own words that ‘%s’ is not read, and which languages are', (question, said) => {
    expect(saidNotRead(foldedText(question))).toContain(said)
  })

  it.each([
    'Wie viel kostet das?',
    'jak długo to trwa',
    'how much is it',
    'cuánto cuesta la edición con caja',
  ])('reads ‘%s’', (question) => {
    expect(saidNotRead(foldedText(question))).toBeUndefined()
  })
})
