import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { lengthOf } from '../rules.ts'
import { RulesScreen } from './RulesScreen.tsx'

describeScreen(RulesScreen, {
  title: 'Rules and lists',
  path: '/app/admin/rules',
  as: (w) => w.anna,
  asksNothing: true,
  given: async () => undefined,
  filled: [
    'A request or invitation ends without a reply after14 days',
    'A cancellation counts as late, before the visit48 hours',
    'Collabs a creator may have open after 2 visits3',
    'The dates don’t work for the venue.',
    'Test brand',
  ],
  refused: { as: (w) => w.bella },
  does: {
    'leads to the rules that can be changed': async ({ press }) => {
      await press('Disclosure rules by country', 'link')
      await seeWords(['Collab Brief Manager'])
      expect(location.search).toBe('?tab=disclosure')
    },
  },
})

it('says a length of time in its largest whole unit', () => {
  expect([30 * 60_000, 3_600_000, 48 * 3_600_000, 72 * 3_600_000].map(lengthOf)).toEqual([
    '30 minutes',
    '1 hour',
    '48 hours',
    '3 days',
  ])
})
