import { relative } from 'node:path'

/** What a run of tests came to: `failures` names each failed test, a `crash` is one that no test of its own stands for. */
export type Counts = { passed: number; failed: number; skipped: number; failures: string[]; crashes: string[] }

/** The part of vitest's JSON report that is read here. */
export type Report = {
  testResults: { name: string; status: string; message?: string; assertionResults: ReportedTest[] }[]
}

type ReportedTest = { status: string; fullName: string; failureMessages?: string[] }

/** Counts each test of a report; files that broke before their tests, an ending in error and an empty run count as well. */
export function countReport(report: Report | undefined, code: number | string | null): Counts {
  const files = report?.testResults ?? []
  const tests = files.flatMap((file) => file.assertionResults)
  const count = (...states: string[]) => tests.filter(({ status }) => states.includes(status)).length
  const counts = {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped', 'pending', 'todo', 'disabled'),
    failures: files.flatMap(failuresOf),
  }
  const crashes = files
    .filter((file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'))
    .map((file) => `${file.name} broke before or beside its tests`)
  if (!report) crashes.push(`the run ended with ${code} and left no report`)
  else if (tests.length === 0 && crashes.length === 0) crashes.push('the run found no tests')
  else if (code !== 0 && counts.failed + crashes.length === 0) crashes.push(`the run ended with ${code}`)
  return { ...counts, crashes }
}

/** `FILE: TEST: REASON` of each failed test, its reason in one line. */
function failuresOf({ name, assertionResults }: Report['testResults'][number]): string[] {
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => {
      const [reason = 'no reason given'] = failureMessages?.[0]?.split('\n') ?? []
      return `${relative('', name)}: ${fullName}: ${reason}`
    })
}

export function sumCounts(all: Counts[]): Counts {
  return {
    passed: all.reduce((sum, each) => sum + each.passed, 0),
    failed: all.reduce((sum, each) => sum + each.failed, 0),
    skipped: all.reduce((sum, each) => sum + each.skipped, 0),
    failures: all.flatMap((each) => each.failures),
    crashes: all.flatMap((each) => each.crashes),
  }
}

/** `N passed, N failed`, and how many were skipped if any were. */
export function summaryLine({ passed, failed, skipped, crashes }: Counts): string {
  const line = `${passed} passed, ${failed + crashes.length} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}

/** A run in which nothing passed has proved nothing. */
export function succeeded({ passed, failed, crashes }: Counts): boolean {
  return passed > 0 && failed === 0 && crashes.length === 0
}
