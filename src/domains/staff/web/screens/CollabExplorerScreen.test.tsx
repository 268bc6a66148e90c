import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { requestedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { world } from '../../../../world/world.ts'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs } from '../../../../kit/server/clock.ts'
import { visitedCollab } from '../../../../world/content-stories.ts'
import { CollabExplorerScreen } from './CollabExplorerScreen.tsx'

describeScreen(CollabExplorerScreen, {
  title: 'Collab Explorer',
  path: '/app/admin/collab-explorer',
  as: (w) => w.anna,
  given: requestedCollab,
  empty: ['No collabs match'],
  filled: ['1 collab', 'Luna', 'Alice Moreau', 'Request', 'Brand'],
  refused: { as: (w) => w.bella },
  does: {
    'shows them as a board, and asks for the reason of a no': async ({ press, user, page }, w) => {
      await seeWords(['Alice Moreau'])
      await user.click(await page.findByRole('radio', { name: 'Board' }))
      await press('Move Alice Moreau at Luna')
      await press('Decline', 'menuitem')
      await seeWords([
        'Both sides will see a polite message.',
        'The creator will see: “Our team declined this request.',
      ])
      await press('Decline request')
      await waitFor(() => expect(page.getByText('Declined Alice Moreau.')).toBeTruthy())
      expect((await w.anna.call('browseCollabs', {})).rows[0]?.outcome).toBe('open')
    },
    'offers everything as a file where the board hides the table': async ({ press, user, page }) => {
      await seeWords(['Alice Moreau'])
      await user.click(await page.findByRole('checkbox', { name: 'Select Alice Moreau at Luna' }))
      await user.click(await page.findByRole('radio', { name: 'Board' }))
      await page.findByRole('button', { name: 'Move Alice Moreau at Luna' })
      await press('Download')
      const offered = (await page.findAllByRole('menuitem')).map(({ textContent }) => textContent)
      expect(offered).toEqual(Array.from({ length: 3 }, () => 'Everything: 1 collab'))
    },
    'shows visits in a calendar, by month, week and day': async ({ user, page }, w) => {
      const { uid } = await scheduledCollab(w)
      const on = storySlot.toISOString().slice(0, 10)
      await user.click(await page.findByRole('radio', { name: 'Calendar' }))
      await user.click(await page.findByRole('button', { name: 'Tuesday 10 March, 1 visit' }))
      await seeWords(['Tue 10 Mar', '15:00', 'Alice Moreau', 'Luna, London', '1 visit'])
      expect(new URLSearchParams(location.search).get('on')).toBe(on)
      await user.click(page.getByRole('radio', { name: 'Week' }))
      await seeWords(['9–15 Mar', 'Mon 9 Mar', 'No visits'])
      expect(page.getByRole('link', { name: /Alice Moreau/ }).getAttribute('href')).toContain(uid)
      await user.click(page.getByRole('button', { name: 'Next week' }))
      await seeWords(['16–22 Mar', 'No visits match'])
      await user.click(page.getByRole('radio', { name: 'Table' }))
      await seeWords(['In stage since'])
      expect(location.search).not.toContain('span')
    },
    'shows visits by city on a map, on the days of the calendar': async ({ user, page }, w) => {
      await scheduledCollab(w)
      await user.click(await page.findByRole('radio', { name: 'Map' }))
      await user.click(await page.findByRole('button', { name: 'London 1 visit' }))
      await seeWords(['All cities', 'Tue 10 Mar', '15:00', 'Alice Moreau'])
      await user.click(page.getByRole('button', { name: 'Next month' }))
      await seeWords(['No visits match'])
      expect(new URLSearchParams(location.search).get('city')).toBe('london')
    },
    'filters by a creator whose name is typed': async ({ press, user, page }, w) => {
      await seeWords(['Alice Moreau'])
      await press('Filter')
      await press('Creator', 'menuitem')
      await user.type(await page.findByRole('searchbox', { name: 'Search creator' }), 'ali')
      await user.click(await page.findByRole('checkbox', { name: /^Alice Moreau \(@/ }))
      await press('Apply')
      await seeWords(['Creator is Alice Moreau (@', '1 collab'])
      expect(new URLSearchParams(location.search).get('where')).toBe(`influencer.is.${w.aliceInfluencer}`)
    },
    'invites the creators of selected collabs, each once': async ({ press, user, page }) => {
      await seeWords(['Alice Moreau'])
      await user.click(await page.findByRole('checkbox', { name: 'Select Alice Moreau at Luna' }))
      await press('Invite')
      await seeWords(['Invite the creators of 1 collab', 'Message (they’ll see this)'])
    },
    'shows only what wants doing': async ({ press }) => {
      await seeWords(['Alice Moreau'])
      await press('All collabs')
      await press('Dispute to decide', 'menuitem')
      await seeWords(['No collabs match'])
      expect(new URLSearchParams(location.search).get('where')).toBe('needs.is.disputed')
    },
  },
})

it('names the records of an address, and says which are gone', async () => {
  const w = await world()
  await requestedCollab(w)
  const where = `organisation.not.gone;brand.is.${w.luna}`
  await openScreen(w, `/app/admin/collab-explorer?where=${encodeURIComponent(where)}`, w.anna)
  await seeWords(['Organisation is not deleted', 'Brand is Luna, London', '1 collab'])
})

it('groups by stage as the board has its columns: what has ended is in none of the stages', async () => {
  const w = await world()
  const { uid, version } = await requestedCollab(w)
  await w.bella.call('declineCollab', { uid, version, reason: 'dates' })
  await openScreen(w, '/app/admin/collab-explorer?group=stage', w.anna)
  await seeWords(['Ended early 1'])
  expect(wordsOnScreen()).not.toContain('Request 1')
})

it('lets our team extend the deadline for content, with a reason that both sides read', async () => {
  const w = await world()
  const collabUid = await visitedCollab(w)
  const before = await w.anna.call('getCollab', { uid: collabUid })
  const { page, press, user } = await openScreen(w, `/app/collab?collab=${collabUid}`, w.anna)
  await press('Extend deadline')
  const dialog = within(await page.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Extend deadline' }))
  await dialog.findByText('Write a reason first.')
  await user.selectOptions(dialog.getByRole('combobox'), '7')
  await user.type(dialog.getByRole('textbox'), 'The photos were lost.')
  await user.click(dialog.getByRole('button', { name: 'Extend deadline' }))
  await seeWords(['Deadline extended.'])
  const { contentDueAt } = await w.anna.call('getCollab', { uid: collabUid })
  expect(Date.parse(must(contentDueAt)) - Date.parse(must(before.contentDueAt))).toBe(7 * dayMs)
})
