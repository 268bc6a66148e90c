import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { must } from '../../../../kit/contract/must.ts'
import { runningCampaign } from '../../../../world/campaign-stories.ts'
import { pastCollabs } from '../../../../world/import-stories.ts'
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
    'The visits paid for themselves, but not for your plan: the bookings we know of brought in £984 of profit, against £963 for all 9 visits and about £747 for your plan at today’s price.',
    '£963',
    'Before: £712',
    '9 visits',
    'See plans',
  ],
  filled: [
    'We can’t say yet whether it paid for itself',
    'You got 2 approved deliverables',
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
    'takes pence as they are typed, and says at the field what it can’t take': async ({ page, press, user }, w) => {
      await press('Set your costs')
      const type = async (label: RegExp, text: string) => {
        await user.clear(await page.findByLabelText(label))
        await user.type(page.getByLabelText(label), text)
      }
      await type(/Profit per booking/, '12.50')
      await type(/Staff cost per hour/, '16.5')
      await type(/Cost of the experience/, '37.5')
      await press('Save costs')
      const costs = { bookingMarginMinor: 1_250, staffHourMinor: 1_650, servedShareBp: 3_750 }
      await waitFor(async () => {
        expect((await w.bella.call('getCostSettings', { brandUid: w.luna })).settings).toMatchObject(costs)
      })
      await waitFor(() => expect(page.queryByText('Save costs')).toBeNull())
      await press('Your costs')
      await type(/Cost of the experience/, '150')
      await type(/Staff cost per hour/, '2000000')
      await type(/Travel per collab/, '-10')
      await user.clear(page.getByLabelText(/Shipping per collab/))
      await press('Save costs')
      await seeWords([
        'Enter at most 100%.',
        'Enter an amount of 1,000,000 or less.',
        'Enter 0 or more.',
        'This is required.',
      ])
      expect((await w.bella.call('getCostSettings', { brandUid: w.luna })).settings).toMatchObject(costs)
    },
    'says by line why nothing of a file can be imported': async ({ page, press, user }) => {
      await press('Import bookings')
      const input = must(document.querySelector<HTMLInputElement>('input[type="file"]'))
      const lines = 'code,date,reference\nALICE,2026-03-01,\nALICE,2026-03-02,\nALICE,2062-03-02,B-3\n'
      await user.upload(input, new File([lines], 'bookings.csv', { type: 'text/csv' }))
      await seeWords([
        'Lines 2 and 3: There’s no booking number.',
        'Line 4: The date is in the future. Import the booking after that day. “2062-03-02”',
        'There are no bookings to import. Choose another file.',
      ])
      const dialog = within(await page.findByRole('dialog', { name: 'Import bookings' }))
      expect(dialog.getByRole('button', { name: 'Import bookings' })).toHaveProperty('disabled', true)
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

it('shows what was done before the venue was here, on every plan and apart from the rest', async () => {
  const w = await world()
  await pastCollabs(w)
  await openScreen(w, `/app/value?uid=${w.luna}&${march}`, w.bella)
  await seeWords([
    'See plans',
    'Before Plusone',
    '2 collabs with 2 creators: 12.8K views from 2 of 3 entries, £85.50 spent.',
    'we didn’t measure it, and it isn’t part of any other number',
    'April 2025',
    '12 March 2025',
    '12K views · 900 likes · 41 comments · 120 saves · £85.50 spent',
    'See the content',
  ])
})

it('says what is wrong with a period, on a plan that has the page', async () => {
  const w = await world()
  await trackedCollab(w)
  const { page } = await openScreen(w, `/app/value?uid=${w.luna}&period=own&from=2026-03-31&until=2026-03-01`, w.bella)
  await seeWords(['This period can’t be shown', 'The period ends before it begins. Choose a later end date.'])
  expect(page.queryByText('Example data')).toBeNull()
})
