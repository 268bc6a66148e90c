import { fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { liveBrief, scheduledCollab } from '../../../../world/stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { world } from '../../../../world/world.ts'
import { changeVisit } from '../../../../world/visit-changes.ts'
import { CreatorsScreen } from './CreatorsScreen.tsx'

describeScreen(CreatorsScreen, {
  title: 'Find creators',
  path: (w) => `/app/brand/creators?uid=${w.luna}`,
  as: (w) => w.bella,
  given: liveBrief,
  filled: [
    'Best match',
    'Visited you',
    'Alice Moreau',
    '20K on Instagram',
    'Match 69',
    'Olivia Grant',
    '2 creators',
    /with Premium/,
  ],
  refused: { as: (w) => w.oscar },
  does: {
    'finds by a name, and says when nobody matches': async ({ fill, press }) => {
      await fill('Name or handle', 'olivia')
      await seeWords([/Olivia Grant/])
      await fill('Name or handle', 'nobody at all')
      await seeWords(['No creators match'])
      await press('Clear filters')
      await seeWords(['Alice Moreau'])
    },
    'saves a search, opens it again, renames and deletes it': async ({ fill, press }, w) => {
      await fill('Name or handle', 'olivia')
      await press('Save this search')
      await fill('Name', 'Olivias')
      await press('Save search')
      await seeWords(['Search saved.'])
      const saved = async () =>
        (await w.bella.call('listCreatorSearches', { brandUid: w.luna })).rows.map(({ name }) => name)
      expect(await saved()).toEqual(['Olivias'])
      await press('Olivias')
      await seeWords(['Alice Moreau'])
      await press('Olivias')
      await waitFor(() => expect(wordsOnScreen()).not.toContain('Alice Moreau'))
      await press('Rename')
      await fill('Name', 'Only Olivia')
      await press('Save name')
      await seeWords(['Only Olivia'])
      await press('Delete')
      await press('Delete search')
      await seeWords(['Save this search'])
      expect(await saved()).toEqual([])
    },
    'shows them in rows, sorted by a column, and opens that way again': async ({ user, page }) => {
      await user.click(await page.findByLabelText('Table'))
      const names = () =>
        page.getAllByRole('link', { name: /Moreau|Grant/ }).map((one) => one.querySelector('b')?.textContent)
      await seeWords(['Engagement', 'Alice Moreau', '20K'])
      expect(names()).toEqual(['Alice Moreau', 'Olivia Grant'])
      await user.click(page.getByRole('button', { name: 'Followers' }))
      await waitFor(() => expect(new URLSearchParams(location.search).get('sort')).toBe('followers'))
      await waitFor(() =>
        expect(page.getByRole('columnheader', { name: 'Followers' }).getAttribute('aria-sort')).toBe('descending'),
      )
      expect(page.getByLabelText('Sort by')).toHaveProperty('value', 'followers')
      await user.click(page.getByRole('button', { name: 'Download' }))
      const offered = (await page.findAllByRole('menuitem')).map(({ textContent }) => textContent)
      expect(offered).toEqual(Array.from({ length: 3 }, () => 'On this page: 2 creators'))
      expect(localStorage.getItem('creatorsView')).toBe('"table"')
    },
    'invites to the brief': async ({ press, fill }, w, brief) => {
      await seeWords(['Olivia Grant'])
      await fill('Name or handle', 'alice')
      await waitFor(() => expect(wordsOnScreen()).not.toContain('Olivia Grant'))
      await press('Invite')
      await fill('Message', 'Your brunch series would suit us.')
      await press('Send invitation')
      await seeWords(['Open the collab'])
      const { rows } = await w.bella.call('listBrandCollabs', { brandUid: w.luna, show: 'requests' })
      expect(rows).toMatchObject([{ brief: { uid: brief.uid }, message: 'Your brunch series would suit us.' }])
    },
    'shortlists with one click, and takes them off again with the next': async ({ press, fill }, w) => {
      await seeWords(['Olivia Grant'])
      await fill('Name or handle', 'alice')
      await waitFor(() => expect(wordsOnScreen()).not.toContain('Olivia Grant'))
      await press('Shortlist')
      await seeWords(['Added Alice Moreau to “Shortlist”.', 'Shortlisted'])
      const on = async () =>
        (await w.bella.call('listShortlists', { brandUid: w.luna })).rows.map(({ influencerUids }) => influencerUids)
      expect(await on()).toEqual([[w.aliceInfluencer]])
      await press('Shortlisted')
      await seeWords(['Removed Alice Moreau from “Shortlist”.'])
      await press('Undo')
      await press('Shortlisted')
      await press('Dismiss')
      await waitFor(async () => expect(await on()).toEqual([[]]))
      await waitFor(() => expect(wordsOnScreen()).not.toContain('Shortlisted'))
    },
  },
})

it('says who is on a shortlist already, and asks which one to take them off', async () => {
  const w = await world()
  for (const name of ['Dinner', 'Summer']) {
    const { uid } = await w.bella.call('createShortlist', { brandUid: w.luna, name })
    await w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid: w.aliceInfluencer, uid })
  }
  const { press } = await openScreen(w, `/app/brand/creators?uid=${w.luna}`, w.ben)
  await seeWords(['Alice Moreau', 'Shortlisted'])
  expect(page.getAllByRole('button', { name: 'Shortlisted' })).toHaveLength(1)
  await press('Shortlisted')
  await seeWords(['New shortlist'])
  await press(/Dinner/, 'menuitem')
  await seeWords(['Removed Alice Moreau from “Dinner”.', 'Shortlisted'])
  await press('Dismiss')
  await waitFor(async () => {
    const { rows } = await w.bella.call('listShortlists', { brandUid: w.luna })
    expect(rows.map(({ influencerUids }) => influencerUids.length)).toEqual([1, 0])
  })
})

it('says that a name is too long instead of cutting it', async () => {
  const w = await world()
  const { press, fill } = await openScreen(w, `/app/brand/creators?uid=${w.luna}&search=alice`, w.bella)
  await press('Save this search')
  await fill('Name', 'n'.repeat(61))
  await seeWords([/60 characters/])
  await press('Save search')
  await seeWords(['Shorten the name first.'])
})

it('shows who visited before, with the last visit, to invite them again', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  // Half past midnight in London, on the day after.
  await changeVisit(w, uid, { checkedInAt: new Date('2026-07-10T23:30:00Z') })
  await openScreen(w, `/app/brand/creators?uid=${w.luna}`, w.bella)
  await seeWords(['Olivia Grant'])
  fireEvent.click(page.getByRole('radio', { name: 'Invite again' }))
  await seeWords(['Alice Moreau', /Last visit 11 July 2026 at Luna, not rated yet\./, 'Open the collab'])
  expect(wordsOnScreen()).not.toContain('Olivia Grant')
})

it('says who will stand among those to invite again while nobody does', async () => {
  const w = await world()
  const { press } = await openScreen(w, `/app/brand/creators?uid=${w.luna}&show=again`, w.bella)
  await seeWords(['No one to invite again yet'])
  await press('See all creators')
  await seeWords(['Olivia Grant'])
})

it('names the city that is searched, and says which filters leave out YouTube: beside them, and where nobody matches', async () => {
  const w = await world()
  await givePlan(w, 'premium')
  const { press } = await openScreen(w, `/app/brand/creators?uid=${w.luna}&platform=youtube&engagement=3`, w.bella)
  await seeWords(['No creators match', 'YouTube’s terms don’t let us work out numbers for connected channels'])
  await press('More filters (1)')
  await seeWords(['Leaves out connected YouTube channels', 'Leaves out YouTube'])
  const visits = within(page.getByRole('group', { name: 'Visits' }))
  expect(visits.getByRole<HTMLSelectElement>('combobox', { name: 'City' }).selectedOptions[0]?.text).toBe('Your city')
  const looks = within(page.getByRole('group', { name: 'Casting details' }))
  expect(looks.getAllByRole('combobox')).toHaveLength(3)
  expect(looks.queryByLabelText('Average views')).toBeNull()
})
