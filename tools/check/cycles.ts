import type { Finding } from './gate.ts'
import type { Source } from './source.ts'

/** No file imports itself by way of others, types included: what two files need of each other is a third file. */
export function checkCycles(sources: Source[]): Finding {
  const problems = findCycles(sources).map(
    (files) => `${files.join(' ⇄ ')}: these files import each other; move what both need into a file of its own.`,
  )
  return { gate: 'cycles', saw: sources.length, unit: 'files', problems }
}

/** Groups of files of which each reaches each other, by Tarjan's algorithm; a file alone is no group. */
function findCycles(sources: Source[]): string[][] {
  const importsOf = new Map(sources.map((source) => [source.path, source.imports]))
  const order = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []
  const visit = (path: string): number => {
    const at = order.size
    order.set(path, at)
    let low = at
    open.push(path)
    for (const next of importsOf.get(path) ?? []) {
      if (!importsOf.has(next)) continue
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? at)
    }
    if (low === at) {
      const group = open.splice(open.indexOf(path))
      if (group.length > 1) cycles.push(group.toSorted())
    }
    return low
  }
  for (const { path } of sources) if (!order.has(path)) visit(path)
  return cycles
}
