import { wholeName } from './whole-name'

describe('a whole name', () => {
  it('stands in the order of its writing', () => {
    expect(wholeName('Amara', 'Noor', 'Okafor')).toBe('Amara Noor Okafor')
    expect(wholeName(' Amara ', '', '')).toBe('Amara')
    expect(wholeName('結衣', '', '鈴木')).toBe('鈴木結衣')
    expect(wholeName('ハナ', '結衣', '山田')).toBe('山田ハナ結衣')
    expect(wholeName('지우', null, '남궁')).toBe('남궁 지우')
    // Where one part is not East Asian, neither is the order.
    expect(wholeName('Hana', '', '山田')).toBe('Hana 山田')
  })
})
