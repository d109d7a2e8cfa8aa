import { markAt, partedContent } from './fine-strokes'

const stroke = (path: string, { weight = '0.2 w\n', more = '' } = {}) =>
  `q\n1 0 0 -1 10 20 cm\n/c0 CS\n1 0.5 0 SCN\n${weight}4 M\n${more}${path}\nS\nQ\n`
const text = 'q\n/c0 cs\n0.1 0.2 0.3 scn\nBT\n/f0 8 Tf\n(q S Q \\) \\() Tj\nET\nQ\n'
const mark = (run: number) => `${markAt} ${run} m ${markAt} ${run} l S`
const parted = (commands: string) => {
  const { paths, runs, rest } = partedContent(Buffer.from(commands), 0.5)
  return { paths, runs, rest: rest.toString().split('\n').filter(Boolean) }
}

describe('partedContent', () => {
  it('takes fine strokes out with their place, colour and weight, and marks where they stood', () => {
    const { paths, runs, rest } = parted(
      text + stroke('1 2 m\n-3 .5 l') + stroke('0 0 m\n1 1 2 2 3 -0.25 c\nh') + text,
    )
    expect(rest.filter((line) => line.endsWith('S'))).toEqual([mark(0)])
    expect(rest.filter((line) => line.startsWith('BT'))).toHaveLength(2)
    expect(runs).toHaveLength(1)
    expect(runs[0]).toEqual([
      {
        from: 0,
        to: 2,
        figure: 0,
        matrix: [1, 0, 0, -1, 10, 20],
        weight: 0.2,
        colour: { red: 255, green: 128, blue: 0, alpha: 1 },
      },
      {
        from: 2,
        to: 5,
        figure: 4,
        matrix: [1, 0, 0, -1, 10, 20],
        weight: 0.2,
        colour: { red: 255, green: 128, blue: 0, alpha: 1 },
      },
    ])
    expect([...paths.figures.subarray(0, 12)]).toEqual([1, 2, -3, 0.5, 0, 0, 1, 1, 2, 2, 3, -0.25])
  })

  it('reads the figures of a stroke once that is told again at another place, and the others by themselves', () => {
    const at = (place: string, path: string) => stroke(path).replace('10 20 cm', `${place} cm`)
    const { paths, runs, rest } = parted(
      at('10 20', '1 2 m\n3 4 l') + at('30 20', '1 2 m\n3 4 l') + at('50 20', '1 2 m\n3 4 l\n5 6 l') + text,
    )
    expect(runs).toHaveLength(1)
    expect(runs[0]?.map(({ from, to, figure, matrix }) => [from, to, figure, matrix[4]])).toEqual([
      [0, 2, 0, 10],
      [0, 2, 0, 30],
      [2, 5, 4, 50],
    ])
    expect([...paths.figures.subarray(0, 10)]).toEqual([1, 2, 3, 4, 1, 2, 3, 4, 5, 6])
    expect(rest.filter((line) => line === 'q')).toHaveLength(1)
  })

  it('a stroke told again is left where it is too heavy or cut there', () => {
    const again = stroke('1 2 m\n3 4 l')
    const heavier = again.replace('1 0 0 -1 10 20 cm', '3 0 0 -3 10 20 cm')
    expect(parted(again + heavier).runs.map(({ length }) => length)).toEqual([1])
    expect(parted(again + heavier).rest.filter((line) => line === 'S')).toHaveLength(1)
    const cut = `q\n0 0 m\n12 0 l\n12 40 l\n0 40 l\nh\nW\nn\n${again}Q\n`
    expect(parted(again + cut).rest.filter((line) => line === 'S')).toHaveLength(1)
  })

  it('strokes with something between them are runs of their own', () => {
    const { runs, rest } = parted(stroke('1 2 m\n3 4 l') + text + stroke('1 2 m\n3 4 l'))
    expect(runs.map(({ length }) => length)).toEqual([1, 1])
    expect(rest.filter((line) => line.endsWith('S'))).toEqual([mark(0), mark(1)])
  })

  it.each([
    ['heavy ones', stroke('1 2 m\n3 4 l', { weight: '0.6 w\n' })],
    ['those of the usual weight, which is not told', stroke('1 2 m\n3 4 l', { weight: '' })],
    ['dashed ones', stroke('1 2 m\n3 4 l', { more: '[1 2] 0 d\n' })],
    ['transparent ones', `q\n/thin gs\n${stroke('1 2 m\n3 4 l')}Q\n`],
    ['filled ones', stroke('1 2 m\n3 4 l', { more: '1 2 m\n3 4 l\n5 6 l\nf\n' })],
    ['those that a box cuts', `q\n0 0 m\n12 0 l\n12 40 l\n0 40 l\nh\nW\nn\n${stroke('1 2 m\n3 4 l')}Q\n`],
    ['those in a clip of another form', `q\n0 0 m\n99 0 l\n0 99 l\nh\nW\nn\n${stroke('1 2 m\n3 4 l')}Q\n`],
  ])('leaves %s where they are', (_, commands) => {
    const { runs, rest } = parted(commands)
    expect(runs).toEqual([])
    expect(rest).toContain('S')
  })

  it('a stroke that lies within the box that clips it is drawn by itself', () => {
    const { runs } = parted(`q\n0 0 m\n99 0 l\n99 99 l\n0 99 l\nh\nW\nn\n${stroke('1 2 m\n3 4 l')}Q\n`)
    expect(runs.map(({ length }) => length)).toEqual([1])
  })
})
