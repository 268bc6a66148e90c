import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { node, projectEnv, root } from './install.mjs'

/** The server as it is started, from the project's folder. */
export const serverBundle = 'dist/server/main.js'
/** Names what `dist` was built from; written last, so that half a build is never served. */
const stamp = join(root, 'dist', 'built-from')
/** The sizes and times of those files when they were last read: while they stay the same, nothing is read again. */
const seen = join(root, 'dist', 'built-from-files')
/** The pages and what browsers load, and the server that sends them. */
const configs = ['vite.config.ts', 'vite.server.config.ts']
const notBuilt = /^testing$|\.test\.tsx?$/

/** Builds the pages and the server when anything they are made of changed. Throws when the build fails. */
export async function ensureBuilt() {
  const files = listFiles()
  const look = lookAt(files)
  if (existsSync(stamp) && holds(seen, look)) return
  const fingerprint = fingerprintOf(files)
  if (!holds(stamp, fingerprint)) {
    console.error('Building the pages and the server …')
    rmSync(stamp, { force: true })
    await Promise.all(configs.map(build))
    writeFileSync(stamp, fingerprint)
  }
  writeFileSync(seen, look)
}

/**
 * @param {string} file
 * @param {string} text
 */
function holds(file, text) {
  return existsSync(file) && readFileSync(file, 'utf8') === text
}

/** @param {string} config */
async function build(config) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const child = spawn(node, [vite, 'build', '--logLevel', 'warn', '--config', config], {
    cwd: root,
    env: { ...projectEnv(), NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  })
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve))
  if (code !== 0) throw new Error('The build failed. See the error above.')
}

function listFiles() {
  const single = ['index.html', 'open.html', ...configs, 'door.html', 'package-lock.json']
  const folders = ['tools/build', 'src'].flatMap((name) => listSources(join(root, name)))
  return [...single.map((name) => join(root, name)), ...folders]
}

/**
 * Tells without reading them that files may have changed.
 * @param {string[]} files
 */
function lookAt(files) {
  const hash = createHash('sha1')
  for (const file of files) {
    const { size, mtimeMs, ctimeMs } = statSync(file)
    hash.update(`${relative(root, file)} ${size} ${mtimeMs} ${ctimeMs}\n`)
  }
  return hash.digest('hex')
}

/** @param {string[]} files */
function fingerprintOf(files) {
  const hash = createHash('sha1')
  for (const file of files) hash.update(`${relative(root, file)}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listSources(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => !notBuilt.test(entry.name))
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listSources(join(folder, entry.name)) : [join(folder, entry.name)]))
}
