import { bookDataOf } from '../book-data'
import { findPackageRoot } from '../package-files'
import { createPress } from '../press'
import { fullForm } from '../testing/full-form'
import { layoutOf } from '../testing/page-layout'
import { subjectWith } from '../testing/subjects'

/** That of the rings around the days. */
const gold = '86662a'

describe('a plate in print', () => {
  it('has its words where they were drawn for: the days of the calendars in the middle of their rings', async () => {
    const { pdf } = await createPress(findPackageRoot()).print({
      pages: 'all',
      data: bookDataOf(subjectWith(fullForm)),
      paper: 'a4',
      edition: 'archive',
    })
    const days = (await layoutOf(pdf)).flatMap(({ letters, strokes }) =>
      letters
        .filter(({ text, size }) => /\d/.test(text) && Math.abs(size - 9.6) < 0.05)
        .flatMap((figure) => {
          const middle = (figure.top + figure.bottom) / 2
          // The ring has a radius of 7.2; the ruler's upright line is not of it.
          const ring = strokes.filter(
            ({ colour, left, right, top, bottom }) =>
              colour === gold &&
              right - left > 0.05 &&
              right - left < 3 &&
              Math.abs((left + right) / 2 - (figure.left + figure.right) / 2) < 10.5 &&
              Math.abs((top + bottom) / 2 - middle) < 11,
          )
          const rise = Math.min(...ring.map(({ top }) => top))
          const fall = Math.max(...ring.map(({ bottom }) => bottom))
          return fall - rise > 8 ? [{ height: fall - rise, away: Math.abs((rise + fall) / 2 - middle) }] : []
        }),
    )
    expect(days.length).toBeGreaterThan(5)
    expect(days.filter(({ height, away }) => Math.abs(height - 14.4) > 0.5 || away > 0.7)).toEqual([])
  })
})
