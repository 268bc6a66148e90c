import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { node, projectEnv, root } from './install.mjs'

/**
 * Runs a file of the project on its own Node.js as if it had been started directly: same terminal, signals passed on,
 * same exit code.
 * @param {string[]} args
 */
export function handOver(args) {
  const child = spawn(node, args, { cwd: root, env: projectEnv(), stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C on a terminal reaches the child by itself; passed on as well it would count as a second, impatient one.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => fail(error))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
}

/** @param {unknown} error */
export function fail(error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
