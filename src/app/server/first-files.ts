import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from '../../kit/contract/must.ts'

type Chunk = { file: string; imports?: string[]; css?: string[] }

const early = 'src/app/web/early.ts'
const page = 'index.html'
const frame = 'src/app/web/Shell.tsx'
/** Screens that are opened so often that their files come with the page. */
const screens: Readonly<Record<string, string>> = {
  '/app/influencer/browse': 'src/domains/discovery/web/screens/FeedScreen.tsx',
}

/**
 * Puts into the application’s page the script that asks for the first data, and names what its scripts would ask for one after
 * the other: the frame around every signed-in page, and the screen of a path that has one here. `root` is the folder of the
 * built pages.
 */
export function namingFirstFiles(root: string, html: string): (path: string) => string {
  const file = join(root, '.vite', 'manifest.json')
  if (!existsSync(file)) return () => html
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Chunk>>
  const filesOf = (names: readonly string[], seen = new Set<string>()): string[] =>
    names.flatMap((name) => {
      if (seen.has(name)) return []
      seen.add(name)
      const { file: script, css = [], imports = [] } = must(manifest[name], `${name} among the built files`)
      return [script, ...css, ...filesOf(imports, seen)]
    })
  const there = new Set(filesOf([page]))
  // In the page itself, and run before the browser has seen what else is to be fetched: over HTTP/1.1 only six answers are on their way at once.
  const script = `<script>{${readFileSync(join(root, must(manifest[early]).file), 'utf8').trim()}}</script>`
  const withFiles = (names: readonly string[]) => {
    const files = [...new Set(filesOf(names))].filter((one) => !there.has(one))
    const links = files.map((one) =>
      one.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${one}">`
        : // What comes first asks for what takes longest.
          `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${one}">`,
    )
    return html
      .replace('<head>', () => `<head>\n    ${script}`)
      .replace('</head>', () => `${links.join('\n    ')}\n  </head>`)
  }
  const inFrame = withFiles([frame])
  const pages = new Map(Object.entries(screens).map(([path, screen]) => [path, withFiles([frame, screen])]))
  return (path) => pages.get(path) ?? (/^\/app(\/|$)/.test(path) ? inFrame : html)
}
