import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Counts, countReport, type Report } from './counts.ts'
import type { Stage } from './stages.ts'

/** Far above what a stage takes anywhere: what lasts longer hangs. */
const limitMinutes = 40

/** Most of what a test makes lives for a moment. With room for more of it before each clean-up, a stage takes a tenth less. */
const nodeOptions = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim()

/** Runs vitest as one would by hand, its own output on the terminal, and counts what it reported. */
export async function runStage({ title, args, env, partial }: Stage): Promise<Counts> {
  console.log(`\n── ${title}`)
  const folder = mkdtempSync(join(tmpdir(), 'plusone-tests-'))
  const reportFile = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
    const end = await run(['run', ...args, ...reporters], env)
    const report = existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report) : undefined
    const counts = countReport(report, end.code)
    const crashes = end.wasStopped
      ? [`stopped after ${limitMinutes} minutes: a test or the tool itself hangs`]
      : counts.crashes
    return {
      ...counts,
      skipped: partial ? 0 : counts.skipped,
      crashes: crashes.map((crash) => `${title}: ${crash}`),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same stage when it cannot run here: every test by name, so that nobody takes silence for success. */
export function skipStage({ title, args }: Stage, reason: string): Counts {
  console.log(`\n── ${title}: SKIPPED, ${reason}`)
  const { stdout, status } = spawnSync('vitest', ['list', ...args, '--json'], { encoding: 'utf8' })
  const none = { passed: 0, failed: 0, skipped: 0, failures: [], crashes: [] }
  if (status !== 0) return { ...none, crashes: [`${title}: its tests could not be listed`] }
  const tests = JSON.parse(stdout.slice(stdout.indexOf('['))) as { name: string }[]
  for (const { name } of tests) console.log(`SKIPPED ${name}`)
  return { ...none, skipped: tests.length }
}

/** `code`: what it ended with, its own number or the signal that killed it. */
type End = { code: number | NodeJS.Signals | null; wasStopped: boolean }

function run(args: string[], env: Record<string, string> = {}): Promise<End> {
  return new Promise((resolve, reject) => {
    const child = spawn('vitest', args, {
      stdio: 'inherit',
      env: { ...process.env, NODE_OPTIONS: nodeOptions, ...env },
    })
    let wasStopped = false
    const limit = setTimeout(() => {
      wasStopped = true
      child.kill()
    }, limitMinutes * 60_000)
    child.on('error', reject)
    child.on('close', (exitCode, signal) => {
      clearTimeout(limit)
      resolve({ code: exitCode ?? signal, wasStopped })
    })
  })
}
