import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { deliveredCollab, onePost } from '../../../../world/content-stories.ts'
import { StatementScreen } from './StatementScreen.tsx'

const reason = 'The kitchen was closed that night.'

describeScreen(StatementScreen, {
  title: 'Monthly statement',
  path: (w) => `/app/brand/billing/statement?uid=${w.luna}`,
  as: (w) => w.anna,
  given: (w) => deliveredCollab(w, onePost),
  empty: ['Nothing was charged'],
  filled: ['Collab: ', 'Alice Moreau', 'On your next invoice', 'Total in GBP', '£99'],
  refused: { as: (w) => w.oscar },
  does: {
    'waives a fee, with the reason': async ({ press, fill }, w) => {
      await press('Waive')
      await fill('Reason', reason)
      await press(/^Waive £99/)
      await seeWords(['Fee waived.', `“${reason}”`, 'Waived'])
      const { lines, totals } = await w.bella.call('getStatement', { brandUid: w.luna })
      expect(lines).toMatchObject([{ state: 'waived', note: reason }])
      expect(totals).toEqual([{ currency: 'GBP', amount: 0 }])
    },
  },
})
