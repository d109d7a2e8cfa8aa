import { replyDirection } from './reply-direction'

it('has a reply in English begin at the left, whatever name it is about, and one in Arabic or Hebrew at the right', () => {
  for (const reply of [
    '',
    '14',
    'أجيب باللغة الإنجليزية. نور is Nur, an Arabic name.',
    'נועם is Noam, a Hebrew name.',
  ])
    expect([reply, replyDirection(reply)]).toEqual([reply, 'ltr'])
  for (const reply of ['نور اسم عربي.', 'Birth Codex: זו הרשומה של הילד, כפי שהמשפחה כתבה אותה.'])
    expect([reply, replyDirection(reply)]).toEqual([reply, 'rtl'])
})
