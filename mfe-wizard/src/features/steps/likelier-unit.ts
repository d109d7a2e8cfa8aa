import { readNumber } from '@shared/contracts/typed-number'

/** A newborn's least and most in each unit, the smallest and the feverish among them. */
type Usual = Readonly<Record<string, readonly [least: number, most: number]>>

const words: Readonly<Record<string, string>> = { cm: 'centimetres', in: 'inches' }
const head: Usual = { cm: [20, 45], in: [8, 18] }
const temperature: Usual = { '°F': [86, 110], '°C': [30, 43] }

const likelierUnit =
  (usual: Usual) =>
  (figure: string, unit: string): string | undefined => {
    const value = readNumber(figure)
    if (typeof value !== 'number') return undefined
    const isUsual = (name: string) => {
      const [least = 0, most = 0] = usual[name] ?? []
      return value >= least && value <= most
    }
    const other = Object.keys(usual).find((name) => name !== unit && isUsual(name))
    if (!other || isUsual(unit)) return undefined
    return `Unusual in ${words[unit] ?? unit}. Was it measured in ${words[other] ?? other}?`
  }

/** Asks of a figure that is a newborn's in the other unit alone whether it is in that; undefined for all others. */
export const [likelierUnitOfHead, likelierUnitOfTemperature] = [likelierUnit(head), likelierUnit(temperature)]
