import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import type { Finding } from './gate.ts'

type Run = { status: number | null; output: string }

/** Formatting, one style for all. */
export async function checkFormat(root: string): Promise<Finding> {
  const run = await runTool(root, 'oxfmt', ['--check'])
  return toFinding('format', run, /on (\d+) files/, 'files', 'npm run format repairs it.')
}

/** Lint with types: a promise nobody awaits is an error. */
export async function checkLint(root: string): Promise<Finding> {
  const run = await runTool(root, 'oxlint', ['--type-aware', '--deny-warnings', '--format=unix'])
  const count = await runTool(root, 'oxlint', ['--debug=files'])
  const saw = count.output.split('\n').filter((line) => /\.(ts|tsx|mjs)$/.test(line.trim())).length
  return { ...toFinding('lint', run, /(?!)/, 'files'), saw }
}

export async function checkTypes(root: string): Promise<Finding> {
  const run = await runTool(root, 'tsc', ['--noEmit', '--listFiles', '--pretty', 'false', '-p', '.'])
  const isListed = (line: string) => /^\/.*\.([cm]?ts|tsx|[cm]?js|json)$/.test(line)
  const lines = run.output.split('\n')
  const saw = lines.filter((line) => isListed(line) && !line.includes('/node_modules/')).length
  const output = lines.filter((line) => !isListed(line)).join('\n')
  return { ...toFinding('types', { ...run, output }, /(?!)/, 'files'), saw }
}

/** Files, exports and packages that nothing uses. */
export async function checkDeadCode(root: string): Promise<Finding> {
  const reporters = ['--reporter', 'compact', '--reporter', './tools/check/knip-count.ts']
  const run = await runTool(root, 'knip', ['--no-progress', '--no-config-hints', ...reporters])
  return toFinding('dead code', run, /followed (\d+) files/, 'files')
}

/** Known holes in what is shipped. Where the registry does not answer, it says so and lets the rest decide. */
export async function checkAudit(root: string): Promise<Finding> {
  const { output } = await runTool(root, 'npm', ['audit', '--omit=dev', '--json'], 8_000)
  const report = parseAudit(output)
  const finding = { gate: 'audit', unit: 'packages', problems: [] }
  if (!report) return { ...finding, saw: 1, unit: 'registry', note: 'not reachable' }
  const { vulnerabilities, dependencies } = report.metadata
  const grave = vulnerabilities.high + vulnerabilities.critical
  const problems = grave > 0 ? [`${grave} packages with high or critical holes: npm audit --omit=dev names them.`] : []
  return { ...finding, saw: dependencies.total, problems }
}

type Audit = {
  metadata: { vulnerabilities: Record<'high' | 'critical', number>; dependencies: { total: number } }
}

function parseAudit(output: string): Audit | undefined {
  try {
    const report = JSON.parse(output) as Partial<Audit>
    return report.metadata ? (report as Audit) : undefined
  } catch {
    return undefined
  }
}

function toFinding(gate: string, run: Run, count: RegExp, unit: string, remedy?: string): Finding {
  const saw = Number(count.exec(run.output)?.[1] ?? 0)
  if (run.status === 0) return { gate, saw, unit, problems: [] }
  const output = run.output.trim() || `ended with ${run.status} and said nothing`
  return { gate, saw, unit, problems: remedy ? [output, remedy] : [output] }
}

function runTool(root: string, command: string, args: string[], timeout = 300_000): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], timeout })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (status, signal) => {
      if (signal) output += `\n${command} was ended by ${signal}; it may take ${timeout / 1000} seconds.`
      resolve({ status, output: stripVTControlCharacters(output) })
    })
  })
}
