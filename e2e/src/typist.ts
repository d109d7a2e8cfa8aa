import type { Page } from '@playwright/test'
import { holdBack, takenOver } from './held-scripts'

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const names = [
  'email',
  'babyFirstName',
  'babyMiddleName',
  'babyLastName',
  'babyNameOrigin',
  'babyNameMeaning',
]
const letters = 'abcdefghijklmnopqrstuvwxyzåäöéß'

/** As the Tab key does: in one moment, whatever stands on the page by then. */
const focus = (page: Page, name: string) =>
  page.evaluate((wanted) => document.querySelector<HTMLElement>(`[name="${wanted}"]`)?.focus(), name)

/**
 * Opens the form with its scripts held back, types into some of its fields, and lets the scripts come in the middle, at a key that the
 * seed names, after `heldFor` ms. Answers what was typed into each field, and what stands there in the end.
 */
export async function typeWhileScriptsCome(
  page: Page,
  {
    seed,
    keys,
    address = '/',
    heldFor = 0,
  }: { seed: number; keys: number; address?: string; heldFor?: number },
): Promise<{ typed: Record<string, string>; found: Record<string, string> }> {
  const next = numbersOf(seed)
  const pick = <T>(list: ArrayLike<T>): T => list[Math.floor(next() * list.length)] as T
  const letGo = await holdBack(page, '**/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  const field = (wanted: string) => page.locator(`[name="${wanted}"]`)
  const typed: Record<string, string> = {}
  const moment = Math.floor(next() * keys)
  let name: string = pick(names)
  await field(name).waitFor()
  await focus(page, name)
  // So much of the wait lies before each key, that the scripts come at the chosen one.
  const pause = moment === 0 ? heldFor : heldFor / moment
  for (let key = 0; key < keys; key += 1) {
    if (key <= moment && pause > 0) await page.waitForTimeout(pause)
    if (key === moment) letGo()
    if (next() < 0.15) {
      name = pick(names)
      await focus(page, name)
    }
    const letter = pick(letters)
    await page.keyboard.type(letter)
    typed[name] = (typed[name] ?? '') + letter
  }
  await takenOver(page)
  const found: Record<string, string> = {}
  for (const one of Object.keys(typed)) found[one] = await field(one).inputValue()
  return { typed, found }
}
