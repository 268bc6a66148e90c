import { expect, it } from 'vitest'
import { firstTasks } from './tasks.ts'

const march = { from: '2026-03-01', until: '2026-03-31' }
const dates = (period: typeof march, today: string) =>
  firstTasks(period, today).map(({ kind, dueOn }) => `${kind} ${dueOn.slice(5)}`)

it('plans the tasks from the start, or from today where it has begun', () => {
  expect(dates(march, '2026-02-20')).toEqual(['shortlist 03-03', 'outreach 03-09', 'review 03-16', 'report 04-06'])
  expect(dates(march, '2026-03-11')).toEqual(['shortlist 03-13', 'outreach 03-18', 'review 03-23', 'report 04-06'])
})

it('leaves out what would come after the end, and never the report', () => {
  expect(dates({ from: '2026-03-01', until: '2026-03-02' }, '2026-03-01')).toEqual(['review 03-02', 'report 03-09'])
  expect(dates(march, '2026-05-01')).toEqual(['report 05-06'])
})
