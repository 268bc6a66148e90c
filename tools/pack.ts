/**
 * `npm run pack -- FOLDER`: everything that running needs, and nothing that building needs, in a new folder: Node.js, the
 * built server and pages, migrations, help, and the few packages that are not in the bundle. `FOLDER/bin/plusone` starts it.
 * Beside them stand what it is made of (`sbom.cdx.json`, CycloneDX) and the licences of others (`THIRD-PARTY-NOTICES.txt`).
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { outside, readFrom } from './build/packages.ts'
import { ensureBuilt } from './launch/build.mjs'
import { root } from './launch/install.mjs'
import { closureOf } from './pack/closure.ts'
import { licensedIn, writeNotices } from './pack/notices.ts'

const launcher = `#!/bin/sh
# plusone [main|db|admin|doctor|import] …: the product, or one of its commands.
here=$(dirname "$(readlink -f "$0")")
command=\${1:-main}
[ $# -gt 0 ] && shift
exec "$here/node" "$here/../dist/server/$command.js" "$@"
`
/** Folders that the running server reads besides what is built. Pictures are those of the demo. */
const folders = ['dist', 'migrations', 'help', 'src/world/pictures/assets', 'src/domains/profiles/server/assets']
/** For people who write programs, or for browsers: nothing that the server runs. */
const isUnused = (path: string) => /\.(map|md|[cm]?ts)$|\.browser\./.test(path)
/** What a package is known by. */
const isTitle = (path: string) => /\/(?:package\.json|LICEN[CS]E[^/]*)$/i.test(path)

const [given] = process.argv.slice(2)
if (!given || existsSync(given)) {
  console.error('Usage: npm run pack -- FOLDER (a folder that doesn’t exist yet)')
  process.exit(2)
}
const to = resolve(given)
await ensureBuilt()
// Whoever writes the next migration needs what is beside the files, and nobody else.
const isRun = (path: string) => path !== join(root, 'migrations/meta')
for (const folder of folders) cpSync(join(root, folder), join(to, folder), { recursive: true, filter: isRun })
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Parameters<typeof closureOf>[0] &
  Parameters<typeof licensedIn>[1]
for (const path of closureOf(lock, [...outside, ...Object.keys(readFrom)])) {
  // Not here: a build for another platform.
  if (!existsSync(join(root, path))) continue
  const read = readFrom[path.replace(/^node_modules\//, '')]
  const isRead = (file: string) => !read || read.test(file) || isTitle(file) || lstatSync(file).isDirectory()
  const isOwn = (file: string) =>
    !isUnused(file) && !file.slice(join(root, path).length).includes('/node_modules') && isRead(file)
  cpSync(join(root, path), join(to, path), { recursive: true, filter: isOwn })
}
const { name, version, type } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>
writeFileSync(join(to, 'package.json'), `${JSON.stringify({ name, version, type, private: true }, null, 2)}\n`)
writeFileSync(join(to, 'THIRD-PARTY-NOTICES.txt'), writeNotices(licensedIn(root, lock)))
writeFileSync(join(to, 'sbom.cdx.json'), listParts())
mkdirSync(join(to, 'bin'))
cpSync(join(root, 'node_modules/node/bin/node'), join(to, 'bin/node'), { dereference: true })
writeFileSync(join(to, 'bin/plusone'), launcher)
chmodSync(join(to, 'bin/plusone'), 0o755)
console.log(`Packed into ${given}. Start it with ${join(given, 'bin/plusone')}`)

/**
 * What it is made of, as npm lists it, without the addresses that packages came from here. From the lockfile: where only
 * what runs is installed, npm refuses to list a folder that lacks the rest.
 */
function listParts(): string {
  const asked = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application']
  const listed = execFileSync('npm', asked, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 })
  const withoutOrigin = (key: string, value: unknown) =>
    key === 'externalReferences' && Array.isArray(value)
      ? value.filter((reference: { type?: string }) => reference.type !== 'distribution')
      : value
  return `${JSON.stringify(JSON.parse(listed, withoutOrigin), null, 2)}\n`
}
