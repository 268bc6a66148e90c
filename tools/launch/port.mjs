import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from './install.mjs'

/** Says before anything is installed or built that the port is taken: all of that takes minutes. */
export async function assertPortFree() {
  const port = Number(settingOf('PORT') ?? 3000)
  // What is no port is the settings' to say.
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return
  const probe = createServer()
  try {
    await once(probe.listen(port, settingOf('HOST') ?? '127.0.0.1'), 'listening')
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') return
    throw new Error(
      `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
    )
  }
  probe.close()
  await once(probe, 'close')
}

/**
 * A setting as the product reads it: from the environment, else from `.env`.
 * @param {string} name
 */
function settingOf(name) {
  if (process.env[name]) return process.env[name]
  const file = join(root, '.env')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return new RegExp(`^\\s*${name}\\s*=\\s*["']?([^"'\\s#]+)`, 'm').exec(text)?.[1]
}
