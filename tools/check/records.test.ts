import { expect, it } from 'vitest'
import { listRecordProblems } from './records.ts'

const record = (
  path: string,
  number: string,
  parts = ['Context', 'Decision', 'Consequences', 'How we know it is obeyed'],
) => ({
  path,
  text: [`# ${number} · A title`, ...parts.map((part) => `## ${part}`)].join('\n\n'),
})

it('accepts records in order, each folder counted for itself', () => {
  const records = [
    record('docs/decisions/002-b.md', '002'),
    record('docs/decisions/001-a.md', '001'),
    record('docs/product/001-a.md', '001'),
    { path: 'docs/web.md', text: '# The web' },
  ]
  expect(listRecordProblems(records)).toEqual([])
})

it('names a gap, a title with another number, and a part that is missing', () => {
  const gap = [record('docs/decisions/001-a.md', '001'), record('docs/decisions/003-c.md', '003')]
  expect(listRecordProblems(gap)).toEqual([
    expect.stringContaining('003-c.md: the next record of docs/decisions is 002'),
  ])
  expect(listRecordProblems([record('docs/product/001-a.md', '002')])[0]).toContain('is 001')
  const short = record('docs/product/001-a.md', '001', ['Context', 'Decision', 'How we know it is obeyed'])
  expect(listRecordProblems([short])[0]).toContain('has the parts Context · Decision')
})
