import type { Finding } from './gate.ts'
import type { Source } from './source.ts'

type Package = { scripts: Record<string, string>; dependencies: Record<string, string> }

/**
 * `npm start` and the product's own commands install only the `dependencies` of package.json. What they load and build,
 * from the files that the commands, the pages and the configuration of the build name, must need no other package: a
 * machine of ours has them all, so that nothing else would show it.
 */
export function checkRunning(sources: Source[], packageJson: string, pages: { text: string }[]): Finding {
  const { scripts, dependencies } = JSON.parse(packageJson) as Package
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const builds = sources.filter(({ path }) => /^vite\.(server\.)?config\.ts$/.test(path))
  const named = [
    ...Object.values(scripts).flatMap((script) => /(?:src\/|tools\/start)\S+/.exec(script) ?? []),
    ...[...pages, ...builds].flatMap(({ text }) =>
      [...text.matchAll(/['"]\/?(src\/[^'"]+\.tsx?)['"]/g)].map(([, file]) => file ?? ''),
    ),
    ...builds.map(({ path }) => path),
  ]
  const reached = new Map<string, string>()
  const problems: string[] = []
  const follow = (path: string, from: string) => {
    if (reached.has(path)) return
    reached.set(path, from)
    for (const loaded of byPath.get(path)?.loads ?? []) {
      if (byPath.has(loaded)) follow(loaded, path)
      else if (isForeign(loaded) && !(nameOfPackage(loaded) in dependencies)) {
        problems.push(
          `${wayTo(path, reached)} → ${loaded}: only development installs it. Move what the product needs to a file without it, or the package to "dependencies".`,
        )
      }
    }
  }
  for (const path of named) follow(path, '')
  return { gate: 'what runs', saw: reached.size, unit: 'files', problems }
}

/** A package: neither a file of ours nor a part of Node.js. */
function isForeign(request: string): boolean {
  return !/^(node:|\.|\/|virtual:|(src|tools|e2e|bench)\/)/.test(request)
}

function nameOfPackage(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')
}

/** How a file was reached, from the first one on. */
function wayTo(path: string, reached: Map<string, string>): string {
  const from = reached.get(path)
  return from ? `${wayTo(from, reached)} → ${path}` : path
}
