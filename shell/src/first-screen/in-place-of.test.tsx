import { act, waitFor } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { FirstUse } from './first-use'
import { holdStyles } from './hold-styles'
import { InPlaceOf } from './in-place-of'

const markup = `<label>Name<input id="name" name="name"></label><textarea name="story"></textarea>
<input type="checkbox" name="wish"><button type="button">Add</button><p>0</p>`

function Page() {
  const [name, setName] = useState('')
  const [story, setStory] = useState('')
  const [wish, setWish] = useState(false)
  const [count, setCount] = useState(0)
  return (
    <>
      <label>
        Name
        <input id="name" name="name" value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <textarea name="story" value={story} onChange={(event) => setStory(event.target.value)} />
      <input type="checkbox" name="wish" checked={wish} onChange={(event) => setWish(event.target.checked)} />
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        Add
      </button>
      <p>{JSON.stringify({ name, story, wish, count })}</p>
    </>
  )
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** The page's first screen, and the root beside it. */
function openPage() {
  document.body.innerHTML = `<div id="first-screen"><style></style><div>${markup}</div></div><div id="root"></div>`
  const [screen, root] = [document.getElementById('first-screen'), document.getElementById('root')]
  if (!screen || !root) throw new Error('The page is not whole')
  const find = <E extends Element>(within: Element, selector: string): E => {
    const found = within.querySelector<E>(selector)
    if (!found) throw new Error(`Nothing is ${selector}`)
    return found
  }
  const typed = new Set<EventTarget>()
  const pressed: Element[] = []
  let isUnderWay = false
  const use: FirstUse = {
    typed,
    pressed,
    isUnderWay: () => isUnderWay,
    onRest: null,
    onTaken: null,
    stop: jest.fn(),
  }
  return {
    screen,
    root,
    use,
    type(selector: string, text: string) {
      const control = find<HTMLInputElement>(screen, selector)
      control.focus()
      control.value = text
      typed.add(control)
      return control
    },
    tick() {
      const box = find<HTMLInputElement>(screen, '[name=wish]')
      box.checked = !box.checked
      typed.add(box)
    },
    enter: (selector: string) => void pressed.push(find(screen, selector)),
    press: () => void pressed.push(find(screen, 'button')),
    hold(isHeld: boolean) {
      isUnderWay = isHeld
      if (!isHeld) use.onRest?.()
    },
    draw: (page = <Page />, onDrawn = () => {}) =>
      act(async () => {
        createRoot(root).render(
          <InPlaceOf root={root} screen={screen} use={use} onDrawn={onDrawn}>
            {page}
          </InPlaceOf>,
        )
        await nextTask()
      }),
    told: () => JSON.parse(find(root, 'p').textContent) as unknown,
    drawn: <E extends HTMLElement>(selector: string) => find<E>(root, selector),
  }
}

describe('the page that takes the place of its first screen', () => {
  it('goes on with what was typed, switched and pressed there', async () => {
    const page = openPage()
    page.type('[name=name]', 'Amara')
    page.type('[name=story]', 'Of the sea')
    page.tick()
    page.press()
    page.press()
    await page.draw()
    // What was pressed is pressed again once the effects have run, in a task of its own.
    await waitFor(() =>
      expect(page.told()).toEqual({ name: 'Amara', story: 'Of the sea', wish: true, count: 2 }),
    )
    expect(page.screen.isConnected).toBe(false)
    expect(page.use.stop).toHaveBeenCalled()
  })

  it('keeps the focus, and the caret within the text', async () => {
    const page = openPage()
    page.type('[name=name]', 'Amara').setSelectionRange(1, 3)
    await page.draw()
    const input = page.drawn<HTMLInputElement>('[name=name]')
    expect(input).toHaveFocus()
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['Amara', 1, 3])
  })

  it('leaves alone what nobody touched', async () => {
    const page = openPage()
    // As a browser fills in what it remembers of another visit.
    page.screen.querySelectorAll('input').forEach((input) => (input.value = 'remembered'))
    await page.draw()
    expect(page.told()).toEqual({ name: '', story: '', wish: false, count: 0 })
    expect(document.body).toHaveFocus()
  })

  it('waits for the end of a word that an input method composes, or of a press', async () => {
    const page = openPage()
    const input = page.type('[name=name]', 'あま')
    page.hold(true)
    await page.draw()
    expect(page.screen.isConnected).toBe(true)
    expect(page.root).not.toBeVisible()
    input.value = '天良'
    page.press()
    await act(async () => {
      page.hold(false)
      await nextTask()
      await nextTask()
    })
    expect(page.screen.isConnected).toBe(false)
    expect(page.root).toBeVisible()
    expect(page.told()).toEqual({ name: '天良', story: '', wish: false, count: 1 })
  })

  it('sends by Enter the form that a button pressed before it has called', async () => {
    const page = openPage()
    const sent: string[] = []
    const Sending = ({ title }: { title: string }) => (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent.push(title)
        }}
      >
        <input name="name" defaultValue="Amara" />
        <button type="submit">{title}</button>
      </form>
    )
    const Forms = () => {
      const [isOther, setOther] = useState(false)
      return (
        <>
          {isOther ? <Sending key="other" title="Other" /> : <Sending key="first" title="First" />}
          <p />
          <p />
          <button type="button" onClick={() => flushSync(() => setOther(true))}>
            Other
          </button>
        </>
      )
    }
    page.press()
    page.enter('[name=name]')
    await page.draw(<Forms />)
    await act(async () => {
      await nextTask()
      await nextTask()
    })
    expect(sent).toEqual(['Other'])
  })

  it('is drawn with its rules held back beside the page, which are in force when it is measured', async () => {
    // jsdom has no sheets of their own.
    class FakeSheet {
      rules: string[] = []
      insertRule(rule: string, at = 0) {
        this.rules.splice(at, 0, rule)
        return at
      }
    }
    const { CSSStyleSheet } = globalThis
    Object.assign(globalThis, { CSSStyleSheet: FakeSheet })
    Object.assign(document, { adoptedStyleSheets: [] })
    const page = openPage()
    const release = holdStyles()
    const style = document.createElement('style')
    style.dataset['styled'] = 'active'
    document.head.append(style)
    style.sheet?.insertRule('p { color: red }')
    await nextTask()
    style.sheet?.insertRule('p { margin: 0 }', 1)
    expect(style.sheet?.cssRules).toHaveLength(0)
    expect(document.adoptedStyleSheets).toEqual([])
    const measured: unknown[] = []
    const Measuring = () => {
      useLayoutEffect(() => void measured.push(...document.adoptedStyleSheets), [])
      return null
    }
    await page.draw(<Measuring />, release)
    expect(measured).toEqual([{ rules: [expect.stringContaining('color: red'), 'p { margin: 0 }'] }])
    style.remove()
    Object.assign(globalThis, { CSSStyleSheet })
    Reflect.deleteProperty(document, 'adoptedStyleSheets')
  })

  it('hands over what was typed when its field comes later, as after a failed load', async () => {
    const page = openPage()
    page.type('[name=name]', 'Amara')
    let show = () => {}
    const Late = () => {
      const [isHere, setHere] = useState(false)
      show = () => setHere(true)
      return isHere ? <Page /> : <p>Not here</p>
    }
    await page.draw(<Late />)
    expect(page.screen.isConnected).toBe(false)
    await act(async () => show())
    expect(page.told()).toMatchObject({ name: 'Amara' })
  })
})
