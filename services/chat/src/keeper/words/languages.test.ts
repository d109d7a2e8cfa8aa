import { isForeign, saidInEnglish } from './languages'
import { foldedText } from './plain-text'

describe('languages', () => {
  it.each([
    ['Wir haben gestern freigegeben, und ein Vorname fehlt', 'Ich antworte auf Englisch. '],
    ['Quali tipi di parto posso scegliere?', 'Rispondo in inglese. '],
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
  ])('takes ‘%s’ for English', (question) => {
    expect(isForeign(foldedText(question))).toBe(false)
  })
})
