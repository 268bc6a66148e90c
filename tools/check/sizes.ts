import type { Finding } from './gate.ts'
import { isTest, type Source } from './source.ts'

/** Lines of code a file may have, blanks and comments not counted. */
export function sizeLimit(path: string): number {
  if (isTest(path)) return 500
  return path.endsWith('.tsx') ? 300 : 250
}

export function countCodeLines(source: Source): number {
  return source.code.split('\n').filter((line) => line.trim() !== '').length
}

export function checkSizes(sources: Source[]): Finding {
  const sizes = sources.map((source) => ({ path: source.path, lines: countCodeLines(source) }))
  const problems = sizes
    .filter(({ path, lines }) => lines > sizeLimit(path))
    .map(({ path, lines }) => `${path}: ${lines} lines of code, ${sizeLimit(path)} allowed: split it by verb or noun.`)
  const sorted = sizes.map(({ lines }) => lines).toSorted((a, b) => a - b)
  return {
    gate: 'sizes',
    saw: sources.length,
    unit: 'files',
    note: `median ${sorted[Math.floor(sorted.length / 2)] ?? 0} lines`,
    problems,
  }
}
