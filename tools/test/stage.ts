import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Counts, countReport, type Report } from './counts.ts'

export type Stage = { title: string; args: string[]; env?: Record<string, string> }

/** Runs vitest as one would by hand, its own output on the terminal, and counts what it reported. */
export async function runStage({ title, args, env }: Stage): Promise<Counts> {
  console.log(`\n── ${title}`)
  const folder = mkdtempSync(join(tmpdir(), 'plusone-tests-'))
  const reportFile = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
    const exitCode = await run(['run', ...args, ...reporters], env)
    const report = existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report) : undefined
    const counts = countReport(report, exitCode)
    return { ...counts, crashes: counts.crashes.map((crash) => `${title}: ${crash}`) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same stage when it cannot run here: every test by name, so that nobody takes silence for success. */
export function skipStage({ title, args }: Stage, reason: string): Counts {
  console.log(`\n── ${title}: SKIPPED, ${reason}`)
  const { stdout, status } = spawnSync('vitest', ['list', ...args, '--json'], { encoding: 'utf8' })
  if (status !== 0) return { passed: 0, failed: 0, skipped: 0, crashes: [`${title}: its tests could not be listed`] }
  const tests = JSON.parse(stdout.slice(stdout.indexOf('['))) as { name: string }[]
  for (const { name } of tests) console.log(`SKIPPED ${name}`)
  return { passed: 0, failed: 0, skipped: tests.length, crashes: [] }
}

function run(args: string[], env: Record<string, string> = {}): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn('vitest', args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', reject)
    child.on('close', resolve)
  })
}
