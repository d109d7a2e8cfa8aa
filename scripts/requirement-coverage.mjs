const row = /^\| ([A-Z]{3}-\d{3}) \| (.+?) \|(?:.*\| (service) \|$)?/
const areaRow = /^## ([A-Z]{3}) (.+)$/
const bracket = /\[((?:[A-Z]{3}-\d{3}[ ,]*)+)\]/g

/** Where a test runs against a service, the store or the kit that services are made of, or against the whole product. */
const realPlace = /^(services|shared\/node|shared\/pocket-mongo|e2e)\//

/** The requirements of a document: `[{ code, name, ids, service }]`, `service` being those that need one; withdrawn ones are left out. */
export function readRequirements(text) {
  const areas = []
  for (const line of text.split('\n')) {
    const area = areaRow.exec(line)
    if (area) areas.push({ code: area[1], name: area[2], ids: [], service: [] })
    const found = row.exec(line)
    if (!found || /^withdrawn/i.test(found[2])) continue
    areas.at(-1)?.ids.push(found[1])
    if (found[3]) areas.at(-1)?.service.push(found[1])
  }
  return areas
}

/** The ids that a test's title claims to prove: `[VAL-004]`, `[SUB-017] [SUB-036]`. */
export const idsIn = (title) =>
  [...title.matchAll(bracket)].flatMap(([, ids]) => ids.split(/[ ,]+/).filter(Boolean))

/**
 * Which requirements the given results prove. An id is proved when a test with it in its title, or in that of one of its steps, passed and none failed; one that
 * needs a service, when such a test ran against a service or the whole product: a page over made-up answers does not prove it.
 *
 * @returns `{ areas: [{ code, name, total, proved, unproved, pageOnly, failing }], unknown }`: `pageOnly` lists ids of `unproved`
 *   that only pages over made-up answers name, `unknown` lists `{ id, title }` of ids that no requirement has
 */
export function coverageOf(areas, results) {
  const known = new Set(areas.flatMap((area) => area.ids))
  const needsService = new Set(areas.flatMap((area) => area.service))
  const passed = new Set()
  const onPage = new Set()
  const failed = new Set()
  const unknown = []
  for (const { title, steps = [], status, file } of results) {
    for (const id of new Set([title, ...steps].flatMap(idsIn))) {
      if (!known.has(id)) unknown.push({ id, title })
      else if (status !== 'passed') failed.add(id)
      else if (needsService.has(id) && !realPlace.test(file)) onPage.add(id)
      else passed.add(id)
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
      pageOnly: ids.filter((id) => onPage.has(id) && !passed.has(id) && !failed.has(id)),
      failing: ids.filter((id) => failed.has(id)),
    })),
    unknown,
  }
}
