import { fireEvent } from '@testing-library/react'
import { keepClear } from './clear-place'

type Box = readonly [left: number, top: number, right: number, bottom: number]
const rectOf = ([left, top, right, bottom]: Box) =>
  DOMRect.fromRect({ x: left, y: top, width: right - left, height: bottom - top })

/** A toast of this size on a page of this size, and a dialog with its controls. */
function layOut(
  page: readonly [number, number],
  toast: readonly [number, number],
  boxes: Record<string, Box>,
) {
  const [pageWidth, pageHeight] = page
  const [toastWidth, toastHeight] = toast
  jest.replaceProperty(window, 'innerWidth', pageWidth)
  jest.replaceProperty(window, 'innerHeight', pageHeight)
  const region = document.body.appendChild(document.createElement('ol'))
  const pixels = (value: string, otherwise: number) => (value ? parseFloat(value) : otherwise)
  const standsAt = (): Box => {
    const right = pageWidth - pixels(region.style.right, 0)
    const bottom =
      region.dataset['place'] === 'top' ? toastHeight : pageHeight - pixels(region.style.bottom, 88)
    return [right - pixels(region.style.width, toastWidth), bottom - toastHeight, right, bottom]
  }
  Object.defineProperties(region, {
    offsetWidth: { value: toastWidth },
    offsetHeight: { value: toastHeight },
  })
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rectOf(this === region ? standsAt() : (boxes[this.id] ?? [0, 0, 0, 0]))
  })
  const buttons = Object.keys(boxes).filter((id) => id !== 'dialog')
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.id = 'dialog'
  dialog.role = 'dialog'
  dialog.innerHTML = buttons
    .map((id) => (id.startsWith('field') ? `<input id="${id}">` : `<button id="${id}">${id}</button>`))
    .join('')
  return { region, dialog, standsAt, boxes }
}

let end = () => {}
const keep = (region: HTMLElement) => void (end = keepClear(region))
afterEach(() => {
  end()
  document.body.replaceChildren()
  jest.restoreAllMocks()
})

it('stands beside a dialog that is as high as the page, as narrow as the room there', () => {
  const { region, standsAt } = layOut([1440, 900], [448, 135], {
    dialog: [380, 24, 1060, 876],
    close: [1004, 36, 1048, 80],
    revoke: [950, 760, 1020, 804],
  })
  keep(region)
  expect(standsAt()).toEqual([1060, 677, 1440, 812])
})

it('stands left of a drawer at the right edge, from which it goes away when the drawer has slid in', () => {
  const { region, dialog, standsAt, boxes } = layOut([1440, 900], [448, 135], {
    dialog: [1440, 0, 1920, 900],
    close: [1870, 20, 1914, 64],
    write: [1440, 780, 1900, 830],
  })
  keep(region)
  expect(standsAt()).toEqual([992, 677, 1440, 812])
  Object.assign(boxes, {
    dialog: [960, 0, 1440, 900],
    close: [1390, 20, 1434, 64],
    write: [960, 780, 1420, 830],
  })
  fireEvent.animationEnd(dialog)
  expect(standsAt()).toEqual([512, 677, 960, 812])
})

it('stands between the controls of what fills a phone, as low as it can', () => {
  const { region, standsAt } = layOut([360, 740], [360, 135], {
    dialog: [0, 0, 360, 740],
    close: [300, 12, 344, 56],
    suggestion: [16, 250, 260, 395],
    'field-consent': [195, 533, 235, 555],
    'field-message': [16, 620, 286, 668],
  })
  keep(region)
  expect(standsAt()).toEqual([0, 398, 360, 533])
})

it('lies on fields that nobody is at where no place is free, never on a button or on the field that was refused', () => {
  const { region, standsAt } = layOut([360, 740], [360, 135], {
    dialog: [0, 0, 360, 740],
    close: [300, 12, 344, 56],
    'field-email': [16, 160, 230, 208],
    add: [242, 160, 344, 208],
    'field-role': [16, 257, 344, 523],
    'field-days': [16, 571, 344, 665],
  })
  document.getElementById('field-email')?.focus()
  keep(region)
  expect(standsAt()).toEqual([0, 517, 360, 652])
})

it('is moved by no scrolling, unless a button or the field that somebody is at comes below it', () => {
  const { region, standsAt, boxes } = layOut([360, 740], [360, 135], {
    dialog: [0, 0, 360, 740],
    close: [300, 12, 344, 56],
    'field-role': [16, 257, 344, 523],
    'field-days': [16, 571, 344, 665],
  })
  keep(region)
  const before = standsAt()
  boxes['field-days'] = [16, 400, 344, 494]
  boxes['field-role'] = [16, 86, 344, 352]
  fireEvent.scroll(document)
  expect(standsAt()).toEqual(before)
  document.getElementById('dialog')?.insertAdjacentHTML('beforeend', '<button id="send">Send</button>')
  boxes['send'] = [200, 560, 344, 608]
  fireEvent.scroll(document)
  const [, , , bottom] = standsAt()
  expect(bottom).toBeLessThanOrEqual(560)
})

it('comes back to its corner with the next toast', () => {
  const { region, dialog, standsAt } = layOut([1440, 900], [448, 135], {
    dialog: [380, 24, 1060, 876],
    close: [1004, 36, 1048, 80],
    revoke: [950, 760, 1020, 804],
  })
  keep(region)
  end()
  dialog.remove()
  keep(region)
  expect(standsAt()).toEqual([992, 677, 1440, 812])
})
