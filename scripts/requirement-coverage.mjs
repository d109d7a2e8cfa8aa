const row = /^\| ([A-Z]{3}-\d{3}) \| (.+?) \|/
const areaRow = /^## ([A-Z]{3}) (.+)$/
const bracket = /\[((?:[A-Z]{3}-\d{3}[ ,]*)+)\]/g

/** The requirements of a document: `{ areas: [{ code, name, ids }] }`; withdrawn ones are left out. */
export function readRequirements(text) {
  const areas = []
  for (const line of text.split('\n')) {
    const area = areaRow.exec(line)
    if (area) areas.push({ code: area[1], name: area[2], ids: [] })
    const found = row.exec(line)
    if (found && !/^withdrawn/i.test(found[2])) areas.at(-1)?.ids.push(found[1])
  }
  return areas
}

/** The ids that a test's title claims to prove: `[VAL-004]`, `[SUB-017] [SUB-036]`. */
export const idsIn = (title) =>
  [...title.matchAll(bracket)].flatMap(([, ids]) => ids.split(/[ ,]+/).filter(Boolean))

/**
 * Which requirements the given results prove. An id is proved when a test of its title passed and none failed.
 *
 * @returns `{ areas: [{ code, name, total, proved, unproved }], unknown }`: `unknown` lists `{ id, title }` of ids that no
 *   requirement has
 */
export function coverageOf(areas, results) {
  const known = new Set(areas.flatMap((area) => area.ids))
  const passed = new Set()
  const failed = new Set()
  const unknown = []
  for (const { title, status } of results) {
    for (const id of idsIn(title)) {
      if (!known.has(id)) unknown.push({ id, title })
      else (status === 'passed' ? passed : failed).add(id)
    }
  }
  const isProved = (id) => passed.has(id) && !failed.has(id)
  return {
    areas: areas.map(({ code, name, ids }) => ({
      code,
      name,
      total: ids.length,
      proved: ids.filter(isProved),
      unproved: ids.filter((id) => !isProved(id)),
      failing: ids.filter((id) => failed.has(id)),
    })),
    unknown,
  }
}
