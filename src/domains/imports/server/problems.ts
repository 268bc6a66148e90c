import type { Remark } from './remark.ts'

/** A kind of problem with how often it comes, with which values, and where first. */
export type Problem = { what: string; values: string[]; count: number; lines: number[] }

const shown = { lines: 5, values: 3 }

/** Adds a remark about a line to the problems of its kind. */
export function noteProblem(problems: Map<string, Problem>, { kind, value }: Remark, line: number): void {
  const problem = problems.get(kind) ?? { what: kind, values: [], count: 0, lines: [] }
  problem.count += 1
  if (problem.lines.length < shown.lines) problem.lines.push(line)
  // One more than is shown tells that there are more.
  if (value && !problem.values.includes(value) && problem.values.length <= shown.values) problem.values.push(value)
  problems.set(kind, problem)
}

/** `2 × We don’t recognise its category: “Cricket club”, “Sauna” (lines 5, 7)`. */
export function problemLine({ what, values, count, lines }: Problem): string {
  const some = values.slice(0, shown.values).map((value) => `“${value}”`)
  const examples = values.length > shown.values ? `${some.join(', ')} and others` : some.join(', ')
  const where = `${count === 1 ? 'line' : 'lines'} ${lines.join(', ')}${count > lines.length ? ' and others' : ''}`
  return `${count.toLocaleString('en-GB')} × ${examples ? `${what.replace(/\.$/, '')}: ${examples}` : what} (${where})`
}
