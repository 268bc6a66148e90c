import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { node, projectEnv, root } from './install.mjs'

/** Names what the pages in `dist/web` were built from; written last, so that half a build is never served. */
const stamp = join(root, 'dist', 'built-from')
const notInTheBrowser = /^(server|testing|adapters|world)$|\.test\.tsx?$/

/** Builds the pages when anything they are made of changed. Throws when the build fails. */
export function ensureBuilt() {
  const fingerprint = fingerprintSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  console.error('Building the pages …')
  rmSync(stamp, { force: true })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  for (const what of [[], ['--config', 'vite.open.config.ts']]) {
    const { status } = spawnSync(node, [vite, 'build', '--logLevel', 'warn', ...what], {
      cwd: root,
      env: { ...projectEnv(), NODE_ENV: 'production' },
      stdio: ['ignore', 2, 2],
    })
    if (status !== 0) throw new Error('The pages could not be built; the reason is above.')
  }
  writeFileSync(stamp, fingerprint)
}

function fingerprintSources() {
  const hash = createHash('sha1')
  const single = [
    'index.html',
    'open.html',
    'vite.config.ts',
    'vite.open.config.ts',
    'package-lock.json',
    'tools/build/precompress.ts',
  ]
  for (const file of [...single.map((name) => join(root, name)), ...listSources(join(root, 'src'))]) {
    hash.update(`${relative(root, file)}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listSources(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => !notInTheBrowser.test(entry.name))
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listSources(join(folder, entry.name)) : [join(folder, entry.name)]))
}
