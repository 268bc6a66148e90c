import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const bin = join(root, 'node_modules', '.bin')
/** The Node.js that the project runs on, whatever the machine has. */
export const node = join(bin, 'node')

/**
 * The environment of every process started from here: the project's own Node.js and tools come first on the path, and
 * what was compiled once is kept, which saves a third of the time that the server takes to load.
 */
export function projectEnv() {
  const cache = join(root, 'node_modules', '.cache', 'compiled')
  return { NODE_COMPILE_CACHE: cache, ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
}

/**
 * Installs when a package is missing or has another version than the lockfile names: what building and running need, and
 * for `everything` the tools of tests, checks and benches besides. Throws when that fails.
 * @param {'to-run' | 'everything'} extent
 */
export function ensureInstalled(extent) {
  if (isInstalled(extent)) return
  console.error('Installing packages …')
  const kept = extent === 'everything' ? ['--include=dev'] : ['--omit=dev']
  // What is right so far stays where it is: somebody may be running it.
  const isAddition = extent === 'everything' && isInstalled('to-run')
  // `npm ci` refuses a lockfile that lacks another platform's build; the plain installation follows its versions as well.
  const installed = (!isAddition && npm('ci', ...kept)) || npm('install', '--no-save', ...kept)
  if (!installed || !existsSync(node)) throw new Error('npm couldn’t install the packages. See its error above.')
}

/** @param {string[]} args */
function npm(...args) {
  const { status } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    // Chatter goes to stderr: what a command prints on stdout stays its own.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  return status === 0
}

/** @param {'to-run' | 'everything'} extent */
function isInstalled(extent) {
  const installed = readLock(join(root, 'node_modules', '.package-lock.json'))
  if (!installed || !existsSync(node)) return false
  const wanted = readLock(join(root, 'package-lock.json'))
  if (!wanted) throw new Error('package-lock.json is missing')
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      (extent === 'to-run' && (entry.dev || entry.devOptional)) ||
      installed[path]?.version === entry.version,
  )
}

/**
 * npm writes its own lockfile into node_modules as the last step of an installation.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }> | undefined}
 */
function readLock(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}
