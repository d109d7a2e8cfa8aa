import { isProofId, proofIdOf } from './proof-id'

const amara = {
  firstName: 'Amara',
  lastName: 'Okafor-Lindqvist',
  birthDate: '2026-04-21',
  birthTime: '04:27',
}

describe('Proof ID', () => {
  it('[DER-001] is 01 and eight uppercase base-36 characters, for names of any script', () => {
    const names = ['Amara', '爱丽', 'عائشة', 'Ærø', '👶', '', 'x'.repeat(5000)]
    for (const firstName of names) expect(proofIdOf({ ...amara, firstName })).toMatch(/^01[0-9A-Z]{8}$/)
    const many = Array.from({ length: 100 }, (_, n) =>
      proofIdOf({ ...amara, firstName: `Amara ${n}` }).slice(2),
    )
    expect([...new Set(many.join(''))].sort().join('')).toBe('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  })

  it('[DER-002] equals what another SHA-256 gives for the documented text', () => {
    // Computed with Python's hashlib and integers, outside this code.
    expect(proofIdOf(amara)).toBe('01KGCYC5Z9')
    expect(proofIdOf({ firstName: '爱丽', lastName: '陈', birthDate: '2024-02-10', birthTime: '' })).toBe(
      '01N2PCNGM7',
    )
  })

  it('[DER-002] is equal for equal inputs and differs when any of the four differs', () => {
    const ids = [
      amara,
      { ...amara, firstName: 'Amira' },
      { ...amara, lastName: 'Okafor' },
      { ...amara, birthDate: '2026-04-22' },
      { ...amara, birthTime: '04:28' },
      { ...amara, birthTime: '' },
    ].map(proofIdOf)
    expect(new Set(ids).size).toBe(ids.length)
    expect(proofIdOf({ ...amara })).toBe(ids[0])
  })

  it('[DER-002] keeps the fields apart', () => {
    const one = { ...amara, firstName: 'Ann', lastName: 'aMaria' }
    const other = { ...amara, firstName: 'Anna', lastName: 'Maria' }
    expect(proofIdOf(one)).not.toBe(proofIdOf(other))
    expect(proofIdOf({ ...amara, firstName: 'A","B', lastName: 'C' })).not.toBe(
      proofIdOf({ ...amara, firstName: 'A', lastName: 'B","C' }),
    )
  })

  it('[DER-002] does not mind how a keyboard composes an accent, nor spaces around a name', () => {
    const composed = proofIdOf({ ...amara, firstName: 'Zo\u00eb' })
    expect(proofIdOf({ ...amara, firstName: ' Zoe\u0308 ' })).toBe(composed)
  })

  it('[DER-028] differs for a different child with the same four inputs', () => {
    const ids = [undefined, 'f3a1', '9c0e'].map((differentChild) => proofIdOf({ ...amara, differentChild }))
    expect(new Set(ids).size).toBe(3)
    expect(proofIdOf({ ...amara, differentChild: '' })).toBe(ids[0])
  })

  it('[DER-002] gives 200,000 neighbouring births no id twice', () => {
    const ids = new Set<string>()
    for (let day = 1; day <= 28; day++)
      for (let n = 0; n < 7143; n++)
        ids.add(
          proofIdOf({ ...amara, firstName: `N${n}`, birthDate: `2026-04-${String(day).padStart(2, '0')}` }),
        )
    expect(ids.size).toBe(28 * 7143)
  })

  it('tells a Proof ID from other text', () => {
    expect(isProofId(proofIdOf(amara))).toBe(true)
    for (const text of [
      '',
      '0112345678 ',
      '02ABCDEFGH',
      '01abcdefgh',
      '01ABCDEFG',
      '01ABCDEFGHI',
      '01ABCDEFG\n',
    ])
      expect(isProofId(text)).toBe(false)
  })
})
