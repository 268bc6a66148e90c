import { expect, it } from 'vitest'
import { changesByArea, chapterOf, followersOf, withChapter } from './changelog.ts'

it('sorts changes by their first area, and leaves out what no reader sees', () => {
  const areas = changesByArea([
    'visits, collabs: move a visit in one tap',
    'e2e: wait for the list',
    'billing: an upgrade says what it costs',
    'Names of venues may be long',
    'visits: closed days',
  ])
  expect([...areas]).toEqual([
    ['Billing', ['An upgrade says what it costs']],
    ['Visits', ['Move a visit in one tap', 'Closed days']],
    ['Everything else', ['Names of venues may be long']],
  ])
})

it('puts the newest release first', () => {
  const first = withChapter('# Changelog\n', chapterOf('1.0.0', '2027-01-04', ['visits: closed days']))
  const second = withChapter(first, chapterOf('1.0.1', '2027-01-11', ['visits: no visit on them']))
  expect(second).toBe(
    '# Changelog\n\n## 1.0.1 (2027-01-11)\n\n### Visits\n\n- No visit on them\n\n## 1.0.0 (2027-01-04)\n\n### Visits\n\n- Closed days\n',
  )
})

it.each([
  ['0.2.0', '0.1.0', true],
  ['0.1.1', '0.1.0', true],
  ['1.0.0', '0.9.3', true],
  ['0.1.0', '0.1.0', false],
  ['0.3.0', '0.1.0', false],
  ['1.2', '1.1.0', false],
])('lets %s follow %s: %s', (next, before, may) => {
  expect(followersOf(before).includes(next)).toBe(may)
})
