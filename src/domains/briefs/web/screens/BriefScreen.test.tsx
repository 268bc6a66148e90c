import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { draftBrief } from '../../../../world/stories.ts'
import { BriefScreen } from './BriefScreen.tsx'

describeScreen(BriefScreen, {
  title: 'Dinner for two at the counter',
  window: 'Brief',
  path: (w, brief) => `/app/brand/brief?uid=${w.luna}&brief=${brief?.uid}`,
  as: (w) => w.bella,
  given: draftBrief,
  filled: ['Luna', 'Draft', 'All changes saved'],
  refused: { as: (w) => w.oscar },
  does: {
    'makes the visit an overnight stay': async ({ page, press }, w, { uid }) => {
      const overnight = await page.findByLabelText(/overnight stay/)
      overnight.click()
      await seeWords(['Minimum nights', 'Check-out by', 'Rooms per night', 'Next check-in dates'])
      expect(page.queryByLabelText('Visit length (minutes)')).toBeNull()
      await press('Save draft')
      await seeWords(['All changes saved'])
      expect((await w.bella.call('getBrief', { uid })).content.availability).toMatchObject({
        stay: { minNights: 1, maxNights: 3, checkOutBy: '11:00', perNight: true },
      })
    },
    'hands it to the team': async ({ press }, w, { uid }) => {
      await press(/^Send for review/)
      await press('Dismiss')
      await seeWords(['Our team is reviewing this brief.'])
      expect((await w.bella.call('getBrief', { uid })).status).toBe('submitted')
    },
  },
})
