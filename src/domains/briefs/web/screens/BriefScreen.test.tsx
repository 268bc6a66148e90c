import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { must } from '../../../../kit/contract/must.ts'
import { draftBrief, liveBrief, trustBrand } from '../../../../world/stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { world } from '../../../../world/world.ts'
import { BriefScreen } from './BriefScreen.tsx'

describeScreen(BriefScreen, {
  title: 'Dinner for two at the counter',
  window: 'Brief',
  path: (w, brief) => `/app/brand/brief?uid=${w.luna}&brief=${brief?.uid}`,
  as: (w) => w.bella,
  given: draftBrief,
  filled: ['Luna', 'Draft', 'All changes saved', 'Leaves out connected YouTube channels'],
  refused: { as: (w) => w.oscar },
  does: {
    'makes the visit an overnight stay': async ({ page, press, user }, w, { uid }) => {
      const overnight = await page.findByLabelText(/overnight stay/)
      overnight.click()
      await seeWords(['Minimum nights', 'Check-out by', 'Rooms per night', 'Next check-in dates'])
      expect(page.queryByLabelText('Visit length (minutes)')).toBeNull()
      const fewest = page.getByLabelText('Minimum nights')
      await seeWords(['1–3 nights'])
      await user.clear(fewest)
      await user.type(fewest, '5')
      await seeWords(['The maximum can’t be lower than the minimum.'])
      expect(page.queryByText(/5–3 nights/)).toBeNull()
      await user.clear(fewest)
      await user.type(fewest, '1')
      await press('Save draft')
      await seeWords(['All changes saved'])
      expect((await w.bella.call('getBrief', { uid })).content.availability).toMatchObject({
        stay: { minNights: 1, maxNights: 3, checkOutBy: '11:00', perNight: true },
      })
    },
    'draws weekly times and closes a day': async ({ page, press }, w, { uid }) => {
      const before = (await w.bella.call('getBrief', { uid })).content.availability
      fireEvent.click(await page.findByLabelText(/^Sunday 12:00/))
      fireEvent.click(page.getByLabelText(/^Sunday 12:30/))
      await press('Monday 9 March, open')
      await press('Close this day')
      await press('Save draft')
      await seeWords(['All changes saved', 'Mon 9 Mar'])
      expect((await w.bella.call('getBrief', { uid })).content.availability).toEqual({
        ...before,
        windows: [...before.windows, { weekday: 7, from: '12:00', to: '13:00' }],
        blackout: ['2026-03-09'],
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

it('locks the ID check on a plan without it, and leads to the plans', async () => {
  const w = await world()
  const { uid } = await draftBrief(w)
  await openScreen(w, `/app/brand/brief?uid=${w.luna}&brief=${uid}`, w.bella)
  await seeWords(['ID checks aren’t in your plan. Upgrade to Premium to use them.', 'See plans'])
  expect(await screen.findByLabelText(/^ID checked/)).toHaveProperty('disabled', true)
})

it('asks for an ID check on the plan that has it', async () => {
  const w = await world()
  await givePlan(w, 'premium')
  const { uid } = await draftBrief(w)
  const { press, user } = await openScreen(w, `/app/brand/brief?uid=${w.luna}&brief=${uid}`, w.bella)
  await seeWords(['can request right now'])
  await user.click(await screen.findByLabelText(/^ID checked/))
  await press('Save draft')
  await seeWords(['All changes saved'])
  expect((await w.bella.call('getBrief', { uid })).content.eligibility.idChecked).toBe(true)
})

it('keeps both versions to choose from where the same one is chosen twice', async () => {
  const w = await world()
  const { uid } = await liveBrief(w)
  const { user } = await openScreen(w, `/app/brand/brief?uid=${w.luna}&brief=${uid}&history=yes`, w.bella)
  const { value: newest } = await screen.findByRole<HTMLInputElement>('combobox', { name: 'To' })
  const from = screen.getByRole('combobox', { name: 'From' })
  expect(from).not.toHaveProperty('value', newest)
  await user.click(from)
  const [option] = await screen.findAllByRole('option', { name: newest })
  await user.click(must(option, 'option'))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'From' })).toHaveProperty('value', newest))
  await seeWords(['These versions are identical.'])
})

it('says that a brief which nobody reviews is live', async () => {
  const w = await world()
  await trustBrand(w)
  const { uid } = await draftBrief(w)
  const { press } = await openScreen(w, `/app/brand/brief?uid=${w.luna}&brief=${uid}`, w.bella)
  await press(/^Publish/)
  await seeWords(['It’s live.'])
  await press('Dismiss')
  await waitFor(async () => expect((await w.bella.call('getBrief', { uid })).status).toBe('live'))
})
