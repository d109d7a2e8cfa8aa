import { isForeign } from './foreign-words'

/** What shows a language, in folded letters, and how it is said in it that the answer is in English. The last is for any other. */
const languages: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'お答えは英語になります。'],
  [/\p{Script=Han}/u, '我用英文回答。'],
  [/\p{Script=Hangul}/u, '답변은 영어로 드립니다.'],
  [/\p{Script=Arabic}/u, 'أجيب باللغة الإنجليزية.'],
  [/\p{Script=Hebrew}/u, 'אני עונה באנגלית.'],
  [/\p{Script=Cyrillic}/u, 'Я отвечаю по-английски.'],
  [/\p{Script=Greek}/u, 'Απαντώ στα αγγλικά.'],
  [/\p{Script=Thai}/u, 'ฉันตอบเป็นภาษาอังกฤษ'],
  [
    /\b(?:ich|wie|wann|warum|kann|mein\w*|ist|der|wird|nicht|fur|gibt|bitte|eine|welche|unser\w*|kostet|wer|bist)\b/,
    'Ich antworte auf Englisch.',
  ],
  [
    /\b(?:hur|vad|vem|jag|inte|ar det|mitt|var(?:a|t)|kan jag|nar|finns|boken|vill)\b/,
    'Jag svarar på engelska.',
  ],
  [/\b(?:hoe|wat|ik|mijn|onze|het|een|niet|wie kan|hoeveel|welke|spreekt)\b/, 'Ik antwoord in het Engels.'],
  [
    /\b(?:jak|czy|jest|kiedy|gdzie|moj\w*|nasz\w*|nie|moge|ile|jaki\w*|sie|kto|mamy|trzeba)\b/,
    'Odpowiadam po angielsku.',
  ],
  [
    /\b(?:nasil|nedir|ne kadar|var mi|mumkun mu|bir|icin|nerede|kim|hangi|verilerim\w*|sen)\b/,
    'İngilizce yanıt veriyorum.',
  ],
  [
    /\b(?:je|est|quel\w*|comment|pourquoi|mon|mes|les|des|une|combien|puis|peut|vous|avec|quand|notre|nos|qu'est)\b/,
    'Je réponds en anglais.',
  ],
  [
    /\b(?:quanto costa|quanti|quante|che|cosa|come|sono|i miei|della|di mia|il|gli|chi|perche|nostri|dove|viene|vengono)\b/,
    'Rispondo in inglese.',
  ],
  [
    /\b(?:quanto|quantos|quantas|nao|voce|meu|minha|meus|nosso|nossos|uma|posso|quem|fica|onde|vem|dados|sao)\b/,
    'Respondo em inglês.',
  ],
  [
    /\b(?:que|como|cual|cuanto|cuando|donde|para|mis?|el|los|las|una|puedo|quien|nuestr\w*)\b/,
    'Respondo en inglés.',
  ],
]
const ofAny = 'I answer in English.'

/** All that may stand before an answer to a question of another language. */
export const englishSentences: readonly string[] = [...languages.map(([, sentence]) => sentence), ofAny]

/** Says in the language of a question that its answer is in English; nothing for an English question. */
export const saidInEnglish = (folded: string): string =>
  isForeign(folded) ? `${languages.find(([sign]) => sign.test(folded))?.[1] ?? ofAny} ` : ''
