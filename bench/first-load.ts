import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; imports?: string[]; css?: string[] }

const built = join(import.meta.dirname, '../dist/web')

/** Kilobytes of JS and CSS, gzipped, that a browser has to get before these modules run: the built pages' own list of them. */
export function firstLoadKb(modules: readonly string[]): number {
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
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
  const sizes = [...files].map((file) => gzipSync(readFileSync(join(built, file))).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
