import { describe, expect, it } from 'vitest'
import { countReport, succeeded, sumCounts, summaryLine } from './counts.ts'

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((each) => ({
    status: each,
    fullName: `it ${each}`,
    ...(each === 'failed' && { failureMessages: ['Error: expected 1, got 2\n    at a.test.ts:3'] }),
  })),
})

describe('counting tests', () => {
  it('counts every state and every file', () => {
    const counts = countReport(
      { testResults: [file('passed', 'passed', 'skipped'), file('failed', 'passed', 'failed', 'todo')] },
      1,
    )
    const failures = ['a.test.ts: it failed: Error: expected 1, got 2']
    expect(counts).toEqual({ passed: 2, failed: 1, skipped: 2, failures, crashes: [] })
    expect(summaryLine(counts)).toBe('2 passed, 1 failed, 2 skipped')
    expect(succeeded(counts)).toBe(false)
  })

  it('counts a file that broke before its first test as a failure', () => {
    const counts = countReport({ testResults: [file('passed', 'passed'), file('failed')] }, 1)
    expect(summaryLine(counts)).toBe('1 passed, 1 failed')
    expect(succeeded(counts)).toBe(false)
  })

  it.each([
    ['without a report', undefined, 137],
    ['that was killed', undefined, 'SIGKILL'],
    ['without a test', { testResults: [] }, 0],
    ['with an error outside the tests', { testResults: [file('passed', 'passed')] }, 1],
  ])('fails a run %s', (_, report, exitCode) => {
    const counts = countReport(report, exitCode)
    expect(counts.crashes).toHaveLength(1)
    expect(succeeded(counts)).toBe(false)
  })

  it('adds runs up', () => {
    const one = countReport({ testResults: [file('passed', 'passed')] }, 0)
    expect(summaryLine(sumCounts([one, one]))).toBe('2 passed, 0 failed')
    expect(succeeded(sumCounts([one, one]))).toBe(true)
    expect(succeeded(sumCounts([]))).toBe(false)
  })
})
