import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { must, one } from '../../../kit/contract/must.ts'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { wordsOnScreen } from '../../testing/screen-words.ts'
import { groupVenue } from '../../../world/group-stories.ts'
import { seenNow } from '../../../world/seen-threads.ts'
import { pastCollabs } from '../../../world/import-stories.ts'
import { requestedCollab } from '../../../world/stories.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { world } from '../../../world/world.ts'
import { BrandScreen } from './BrandScreen.tsx'

describeScreen(BrandScreen, {
  title: 'Luna',
  path: (w) => `/app/admin/brand?brand=${w.luna}`,
  as: (w) => w.anna,
  given: requestedCollab,
  filled: ['Manager', 'Anna', 'bella@example.test', 'requested the collab', 'Alice Moreau at Luna', 'Internal details'],
  refused: { as: (w) => w.alice },
  does: {
    'keeps a note, pinned for whoever opens it next': async ({ page, user, press, fill }, w) => {
      await fill('New note', 'Closed in August')
      await user.click(await page.findByRole('checkbox', { name: 'Pin to the top' }))
      await press('Add note')
      await seeWords(['Pinned notes', 'Closed in August'])
      const { rows } = await w.anna.call('listPinnedNotes', { recordUid: w.luna })
      expect(rows.map(({ text }) => text)).toEqual(['Closed in August'])
    },
    'tells its collabs from before it was here': async ({ page, user }, w) => {
      await pastCollabs(w)
      await user.click(await page.findByRole('radio', { name: 'Collabs' }))
      await seeWords(['Before Plusone', '2 collabs with 2 creators: 12.8K views from 2 of 3 entries, £85.50 spent.'])
    },
    'loads the product anew as the brand sees it': async ({ press, leftTo }, w) => {
      await press('View as Luna')
      await waitFor(() => expect(leftTo()).toMatch(/^\/app\/brand\//))
      expect((await w.eventsOf(w.luna)).map(({ kind }) => kind)).toContain('brand.viewed-as')
    },
    'writes a contact down, and invites them only when somebody says so': async ({ press, fill }, w) => {
      await press('Add contact')
      await fill('Name', 'Maria Rossi')
      await fill('Email', 'maria@example.test')
      await press('Save contact')
      await seeWords(['Maria Rossi', 'maria@example.test'])
      expect((await w.anna.call('listTeam', { brandUid: w.luna })).invitations).toEqual([])
      await press('Invite Maria Rossi')
      await seeWords(['Invite Maria Rossi to Luna', 'We’ll email maria@example.test.'])
    },
    'mentions a colleague by @, a letter and Enter': async ({ page, user }, w) => {
      const note = await page.findByRole('textbox', { name: 'New note' })
      await user.type(note, 'Call them, @am')
      await page.findByRole('option', { name: 'Amir' })
      await user.keyboard('{Enter}')
      expect(note).toHaveProperty('value', 'Call them, @Amir ')
      await user.click(await page.findByRole('button', { name: 'Add note' }))
      await seeWords(['Call them, @Amir'])
      const { rows } = await w.amir.call('listNotifications', {})
      expect(rows.map(({ title }) => title)).toContain('Anna mentioned you in a note about Luna')
    },
    'mentions a colleague where the cursor was moved by key': async ({ page, user }) => {
      const note = await page.findByRole<HTMLTextAreaElement>('textbox', { name: 'New note' })
      await user.type(note, 'Call @a tomorrow')
      await user.keyboard('{ArrowLeft>9/}')
      await user.click(await page.findByRole('option', { name: 'Amir' }))
      expect(note.value).toBe('Call @Amir  tomorrow')
    },
    'adds the next step and ticks it': async ({ page, user, press, fill }, w) => {
      await press('Add task')
      await fill(/^Task/, 'Ask for photos')
      await press('Add task')
      await user.click(await page.findByRole('checkbox', { name: 'Ask for photos' }))
      await seeWords(['Show done tasks (1)'])
      expect((await w.anna.call('listRecordTasks', { recordUid: w.luna })).done).toHaveLength(1)
    },
    'sets its colour by hand': async ({ press, fill }, w) => {
      await press('Set by hand')
      await fill(/^Reason/, 'Kitchen fire')
      await press('Set RAG')
      await seeWords(['RAG set.', 'Set by Anna', '“Kitchen fire”'])
      expect((await w.anna.call('getRecordHealth', { uid: w.luna })).override?.reason).toBe('Kitchen fire')
    },
    'shows the tables of its collabs and briefs alone, each looked at by itself': async ({ page, user, press }, w) => {
      const other = await groupVenue(w, { name: 'Tamarind' })
      await w.bella.call('createBrief', { brandUid: other })
      await user.click(await page.findByRole('radio', { name: 'Collabs' }))
      await seeWords(['Dinner for two at the counter', '1 collab'])
      await press('All collabs')
      await press('Content overdue', 'menuitem')
      await seeWords(['No collabs match'])
      expect(new URLSearchParams(location.search).get('tab')).toBe('collabs')
      expect(new URLSearchParams(location.search).get('where')).toBe('needs.is.overdue')
      await user.click(await page.findByRole('radio', { name: 'Briefs' }))
      await seeWords(['1 brief', 'Dinner for two at the counter'])
      expect(location.search).toBe(`?brand=${w.luna}&tab=briefs`)
      expect(wordsOnScreen()).not.toContain('Tamarind')
    },
    'shows its content and its conversations, done ones too': async ({ page, user }, w, { uid }) => {
      await w.anna.call('markThreadsDone', { threads: seenNow([uid]), done: true })
      await user.click(await page.findByRole('radio', { name: 'Content' }))
      await seeWords(['Deliverables appear here once a collab’s terms are agreed.'])
      await user.click(await page.findByRole('radio', { name: 'Messages' }))
      await seeWords(['Alice Moreau', 'I would love to come.'])
      expect(page.getByRole('link', { name: /I would love to come/ }).getAttribute('href')).toBe(
        `/app/dms?box=all&collab=${uid}`,
      )
    },
    'says how long a brand has been at each stage, and asks why it was lost': async ({ page, user }, w) => {
      await seeWords(['Onboarding', /Lead, (less than a day|[\d,]+ days?)/, /Prospective, /, /Prospect, /])
      await user.click(await page.findByRole('combobox', { name: 'Sales stage' }))
      await user.click(must((await page.findAllByRole('option', { name: 'Inactive' }))[0]))
      const saves = () => page.getAllByRole<HTMLButtonElement>('button', { name: 'Save' })
      await user.click(one(saves().filter(({ disabled }) => !disabled)))
      await seeWords(['Choose why this brand was lost first.'])
      await user.click(await page.findByRole('combobox', { name: /^Why was this brand lost/ }))
      await user.click(await page.findByRole('option', { name: 'Venue closed' }))
      await user.click(one(saves().filter(({ disabled }) => !disabled)))
      await seeWords(['Lost reason', 'Venue closed'])
      expect((await w.anna.call('getBrandProfile', { uid: w.luna })).staff?.lostReason).toBe('closed')
    },
    'saves internal details': async ({ page, user, fill }, w) => {
      await fill('Notes', 'Closed in August')
      const saves = page.getAllByRole<HTMLButtonElement>('button', { name: 'Save' })
      await user.click(one(saves.filter(({ disabled }) => !disabled)))
      await seeWords(['Saved.'])
      await waitFor(async () => {
        const { staff } = await w.anna.call('getBrandProfile', { uid: w.luna })
        expect(staff?.staffNotes).toBe('Closed in August')
      })
    },
  },
})

describeScreen(BrandScreen, {
  title: 'Luna',
  path: (w) => `/app/admin/brand?brand=${w.luna}`,
  as: (w) => w.ada,
  given: requestedCollab,
  filled: ['Manager'],
  does: {
    'exports everything of the organisation, for admins': async ({ page, user, press }, w) => {
      await user.click(await page.findByRole('radio', { name: 'Profile' }))
      await press('Export everything')
      await seeWords(['We’re putting it together. We’ll email you when it’s ready.'])
      expect((await w.ada.call('getMyData', {})).exports).toMatchObject([{ name: 'Luna', state: 'waiting' }])
    },
  },
})

it('shows no RAG of a brand that never was a customer', async () => {
  const w = await world()
  await openScreen(w, `/app/admin/brand?brand=${w.luna}`, w.anna)
  await seeWords(['Prospect', 'Next step', 'Internal details'])
  expect(wordsOnScreen()).not.toMatch(/\bRAG\b|Green/)
})
