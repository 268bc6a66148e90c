import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { runningCampaign } from '../../../../world/campaign-stories.ts'
import { trackedCollab } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { ValueScreen } from './ValueScreen.tsx'

const march = 'period=own&from=2026-03-01&until=2026-03-31'

describeScreen(ValueScreen, {
  title: 'Value',
  path: (w) => `/app/value?uid=${w.luna}&${march}`,
  as: (w) => w.bella,
  given: trackedCollab,
  empty: [
    'ROI reporting isn’t in your plan. Upgrade to Professional or above to use it.',
    'Example data',
    'Yes: the bookings we know of made £984 in profit; all 9 visits cost £963.',
    '£963',
    'Before: £712',
    '9 visits',
    'See plans',
  ],
  filled: [
    'We can’t say yet whether it paid for itself',
    'You got 2 deliverables you can use',
    'Cost per 1,000 views',
    '1 of 2 deliverables has insights',
    '0 bookings, 1 of 1 collab had a code before the visit',
    'the cost of the visit ÷ 2 usable',
    'their results so far, compared with 29 Jan – 28 Feb',
    'No visits before',
    'Alice Moreau',
    'Experiences are counted at list price until you enter what they cost you.',
  ],
  refused: { as: (w) => w.oscar },
  does: {
    'says what collabs cost': async ({ page, press, user }, w) => {
      await press('Set your costs')
      await seeWords(['They also apply to past visits, because you hadn’t entered any costs yet.'])
      await user.clear(await page.findByLabelText(/Cost of the experience/))
      await user.type(page.getByLabelText(/Cost of the experience/), '40')
      await press('Save costs')
      await waitFor(async () => {
        const { settings } = await w.bella.call('getCostSettings', { brandUid: w.luna })
        expect(settings?.servedShareBp).toBe(4_000)
      })
      await seeWords(['Costs saved.'])
      await press('Your costs')
      await seeWords([
        'Changes apply to visits from now on.',
        'History',
        'Cost of the experience: 40% of its list price',
      ])
    },
    'sorts its rows, and opens those of one creator': async ({ press, page, user }, w) => {
      await press('Cost')
      await waitFor(() => expect(location.search).toContain('sort=cost'))
      await user.click(page.getAllByRole('combobox', { name: 'Group by' })[0] ?? document.body)
      await user.click(await page.findByRole('option', { name: 'By creator' }))
      await user.click(await page.findByRole('link', { name: /Alice Moreau @/ }))
      await seeWords(['Show all visits'])
      await page.findByText(/^Alice Moreau @alice\.eats: visits /)
      expect(decodeURIComponent(location.search)).toContain(`within=creator:${w.aliceInfluencer}`)
    },
    'says of each deliverable where its views come from': async ({ page, user }) => {
      await seeWords(['All visits'])
      await user.click(page.getAllByRole('combobox', { name: 'Group by' })[0] ?? document.body)
      await user.click(await page.findByRole('option', { name: 'By deliverable' }))
      await seeWords(['Source of views', 'Typed in by Alice, 11 Mar 2026'])
    },
    'looks at the rows another way': async ({ page, user }) => {
      await seeWords(['All visits'])
      await user.click(page.getAllByRole('combobox', { name: 'Group by' })[0] ?? document.body)
      await user.click(await page.findByRole('option', { name: 'By creator' }))
      await waitFor(() => expect(location.search).toContain('by=creator'))
    },
  },
})

it('leads from the rows by campaign to the campaign', async () => {
  const w = await world()
  const { uid } = await runningCampaign(w)
  const { page, user } = await openScreen(w, `/app/value?uid=${w.luna}&${march}`, w.bella)
  await user.click((await page.findAllByRole('combobox', { name: 'Group by' }))[0] ?? document.body)
  await user.click(await page.findByRole('option', { name: 'By campaign' }))
  const link = await page.findByRole('link', { name: 'Quiet Tuesdays' })
  expect(link.getAttribute('href')).toContain(`campaign=${uid}`)
  await seeWords(['A visit in two campaigns counts in both.'])
})
