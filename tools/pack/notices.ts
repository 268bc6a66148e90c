import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Entry = { version?: string; license?: string; dev?: boolean; devOptional?: boolean }
type Lock = { packages: Record<string, Entry> }

/** A package that is handed on, with the texts that its licence asks to be handed on with it. */
export type Licensed = { name: string; version: string; license: string; texts: string[] }

const isLicence = /^(?:licen[cs]e|notice|copying)/i

/** The packages of `root` that aren’t for developers alone, each once a version, by name. Those of other platforms aren’t installed, and left out. */
export function licensedIn(root: string, lock: Lock): Licensed[] {
  const found = new Map<string, Licensed>()
  for (const [path, { version = '', license: entryLicense, dev, devOptional }] of Object.entries(lock.packages)) {
    const files = path === '' || dev || devOptional ? null : listFiles(join(root, path))
    if (!files) continue
    const stated = entryLicense ?? readStated(join(root, path), files)
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const texts = files
      .filter((file) => isLicence.test(file))
      .map((file) => readFileSync(join(root, path, file), 'utf8'))
    found.set(`${name}@${version}`, { name, version, license: stated, texts })
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
}

/** What the readme says of the licence, where package.json doesn’t. */
function readStated(folder: string, files: readonly string[]): string {
  const readme = files.find((file) => /^readme/i.test(file))
  const text = readme ? readFileSync(join(folder, readme), 'utf8') : ''
  const section = /^#+ *licen[cs]e *\n([^#]*)/im.exec(text)?.[1]?.trim()
  return section || 'not stated'
}

function listFiles(folder: string): string[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .toSorted()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** What is handed on that is no package: where it is from, and under which licence. */
const data = [
  'Towns: GeoNames, https://www.geonames.org, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/',
  'Coasts and lakes of our cities: GSHHG 2.3.7 by Paul Wessel and Walter H. F. Smith, https://www.soest.hawaii.edu/pwessel/gshhg/, LGPL 3.0 or later, https://www.gnu.org/licenses/lgpl-3.0.html',
]

/** `THIRD-PARTY-NOTICES.txt`: each package with its licence; those with the same text stand together above it. */
export function writeNotices(packages: readonly Licensed[]): string {
  const byText = new Map<string, string[]>()
  for (const { name, version, license, texts } of packages) {
    const text =
      texts.map((part) => part.trim()).join('\n\n') || `(The package has no licence file. Its licence: ${license}.)`
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`])
  }
  const rule = '='.repeat(80)
  const parts = [...byText].map(([text, names]) => `${rule}\n${names.join('\n')}\n${rule}\n\n${text}\n`)
  return `Plusone contains the following packages, each under its own licence.\n\n${parts.join('\n')}\n${rule}\nData\n${rule}\n\n${data.join('\n')}\n`
}
