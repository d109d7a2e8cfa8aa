import { median } from '../measure/quantiles.mjs'

const used = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Milliseconds of processor time of this process for one call, all threads counted: the median of many. */
export async function processorTime(count, work) {
  const spent = []
  for (let number = 0; number < count + 4; number += 1) {
    const before = used()
    await work(number)
    if (number >= 4) spent.push(used() - before) // the first ones load fonts and warm the compiler
    await new Promise(setImmediate)
  }
  return median(spent)
}
