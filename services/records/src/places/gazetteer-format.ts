/**
 * The gazetteer's file: one sorted list of comparable names, each leading to a place, and the places in columns.
 *
 *   header (JSON, its length as uint32 first) · columns · text of the places · blocks of names
 *
 * Names are sorted by their UTF-8 bytes and front-coded in blocks: each entry holds how many bytes it shares with the one
 * before it (uint8), how many follow (uint8), those bytes, and the place's number (uint24, its top bit set for an
 * alternate name). The first entry of a block shares nothing. `blockBest` holds the largest weight of each block, so that the best places of any range
 * of names are found without reading the range.
 */
export const namesInBlock = 32

export interface GazetteerHeader {
  places: number
  names: number
  /** `names` are comparable, and all by which it is found. */
  states: { name: string; names: string[] }[]
  countries: { code: string; name: string; names: string[] }[]
  timeZones: string[]
  /** Byte offset and length of each section, counted from the end of the header. */
  sections: Record<GazetteerSection, { at: number; length: number }>
}

export const gazetteerSections = [
  'ids',
  'latitudes',
  'longitudes',
  'ranks',
  'stateOf',
  'zoneOf',
  'countryOf',
  'textAt',
  'blockAt',
  'blockBest',
  'text',
  'blocks',
] as const
export type GazetteerSection = (typeof gazetteerSections)[number]

/** Coordinates are kept as whole hundred-thousandths of a degree (about a metre). */
export const degreeScale = 100_000
/** The state of a place without one. */
export const noState = 0xffff

const alternateFlag = 0x800000
/** A place's number and whether the name is not its own first name, in 24 bits. */
export const packedPlace = (place: number, isAlternate: boolean) => place + (isAlternate ? alternateFlag : 0)
export const isAlternateName = (packed: number) => (packed & alternateFlag) !== 0
export const placeOfPacked = (packed: number) => packed & ~alternateFlag

/** How many ranks a place loses when it is found by an alternate name: 'San' means San Antonio before Shanghai. */
const alternateLoss = 20_000
/** What a name counts for in the order of predictions. */
export const weightOf = (rank: number, packed: number) =>
  packed & alternateFlag ? Math.max(1, rank - alternateLoss) : rank
