import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { deliveredCollab, onePost } from '../../../../world/content-stories.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { groupVenue } from '../../../../world/group-stories.ts'
import { world } from '../../../../world/world.ts'
import { StatementScreen } from './StatementScreen.tsx'

const reason = 'The kitchen was closed that night.'

describeScreen(StatementScreen, {
  title: 'Monthly statement',
  path: (w) => `/app/brand/billing/statement?uid=${w.luna}`,
  as: (w) => w.anna,
  given: (w) => deliveredCollab(w, onePost),
  empty: ['Nothing was charged'],
  filled: ['Collab: ', 'Alice Moreau', 'On your next invoice', 'Total in GBP', '£99', 'comes with your next invoice'],
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

it('has a line for each venue of an organisation with several', async () => {
  const w = await world()
  await groupVenue(w, { name: 'Luna Nord' })
  await deliveredCollab(w, onePost)
  await openScreen(w, `/app/brand/billing/statement?uid=${w.luna}`, w.bella)
  await seeWords(['By venue', 'Download CSV by venue', 'Luna£99£0£99£0Luna Nord£0£0£0£0'])
})
