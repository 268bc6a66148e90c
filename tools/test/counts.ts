/** What a run of tests came to. A `crash` is a failure that no test of its own stands for. */
export type Counts = { passed: number; failed: number; skipped: number; crashes: string[] }

/** The part of vitest's JSON report that is read here. */
export type Report = {
  testResults: { name: string; status: string; message?: string; assertionResults: { status: string }[] }[]
}

/** Counts each test of a report; files that broke before their tests, an ending in error and an empty run count as well. */
export function countReport(report: Report | undefined, code: number | string | null): Counts {
  const tests = report?.testResults.flatMap((file) => file.assertionResults) ?? []
  const count = (...states: string[]) => tests.filter(({ status }) => states.includes(status)).length
  const counts = {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped', 'pending', 'todo', 'disabled'),
  }
  const crashes = (report?.testResults ?? [])
    .filter((file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'))
    .map((file) => `${file.name} broke before or beside its tests`)
  if (!report) crashes.push(`the run ended with ${code} and left no report`)
  else if (tests.length === 0 && crashes.length === 0) crashes.push('the run found no tests')
  else if (code !== 0 && counts.failed + crashes.length === 0) crashes.push(`the run ended with ${code}`)
  return { ...counts, crashes }
}

export function sumCounts(all: Counts[]): Counts {
  return {
    passed: all.reduce((sum, each) => sum + each.passed, 0),
    failed: all.reduce((sum, each) => sum + each.failed, 0),
    skipped: all.reduce((sum, each) => sum + each.skipped, 0),
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
