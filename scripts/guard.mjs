// Runs a program that cannot watch its parent itself (mongod) and ends it when this process is told to end. Its process
// number goes to the parent, which ends it should this guard be killed.
import { spawn } from 'node:child_process'

const [, , command, ...args] = process.argv
const child = spawn(command, args, { stdio: 'inherit' })

child.once('error', (error) => {
  console.error(`${command} cannot be started: ${error.message}`)
  process.exit(1)
})
child.once('spawn', () => process.send?.({ guardedPid: child.pid }))
child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
process.once('SIGTERM', () => child.kill('SIGTERM'))
