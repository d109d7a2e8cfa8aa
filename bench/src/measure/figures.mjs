import { cpus, totalmem } from 'node:os'

/** Prints where figures were taken: they hold for such a machine. */
export function printMachine() {
  const [cpu] = cpus()
  const memory = (totalmem() / 2 ** 30).toFixed(0)
  console.log(
    `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GB, Node ${process.versions.node}\n`,
  )
}

/** Prints rows of texts as columns; the first column is text, the others figures. */
export function printTable(head, rows) {
  const cells = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  for (const row of cells) {
    console.log(
      row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[0]))).join('  '),
    )
  }
  console.log('')
}

/** A figure beside its target: `1.2 s (at most 2 s)`, with a word where the target is missed. */
export const besideTarget = (value, target, unit, digits = 1) =>
  `${value.toFixed(digits)} ${unit} (at most ${target} ${unit}${value <= target ? '' : ', MISSED'})`
