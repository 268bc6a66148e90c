import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Manifest = Readonly<Record<string, Chunk>>

const built = join(import.meta.dirname, '../dist/web')

/** What is seen first, with what a browser gets for it at most: kilobytes of JS and CSS, gzipped, and files (`e2e/bundle.e2e.ts`). */
export const firstScreens = [
  { page: 'sign-in page', asked: 120, kB: 113, files: 8, modules: ['door.html'] },
  {
    page: 'feed',
    asked: 160,
    kB: 196,
    files: 13,
    modules: [
      'index.html',
      'src/app/web/early.ts',
      'src/app/web/Shell.tsx',
      'src/domains/discovery/web/screens/FeedScreen.tsx',
    ],
  },
] as const

/** The files that a browser has to get before these modules run: the built pages' own list of them. */
export function firstLoadOf(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const follow = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not among the built files`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) follow(imported)
  }
  modules.forEach(follow)
  return [...files]
}

/** Kilobytes of these modules' first load, JS and CSS, gzipped, in the build that `npm start` made. */
export function firstLoadKb(modules: readonly string[]): number {
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Manifest
  const sizes = firstLoadOf(manifest, modules).map((file) => gzipSync(readFileSync(join(built, file))).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
