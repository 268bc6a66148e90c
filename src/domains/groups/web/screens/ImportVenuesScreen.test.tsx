import { waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { must } from '../../../../kit/contract/must.ts'
import { refusal } from '../../../../world/describe-call.ts'
import { broughtVenues, importedVenues } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { ImportVenuesScreen } from './ImportVenuesScreen.tsx'

describeScreen(ImportVenuesScreen, {
  title: 'Import venues',
  path: (w) => `/app/group/import-venues?uid=${w.luna}`,
  as: (w) => w.bella,
  given: importedVenues,
  empty: ['Choose a file', 'Importing is free'],
  filled: ['Imported from our venues.csv', 'Luna Nord', 'Cafe · 12 Mare Street, London', 'Luna Ost', 'Needs a city'],
  refused: { as: (w) => w.oscar },
  does: {
    'leaves one out': async ({ press }, w) => {
      await press('Leave out Luna Ost')
      await seeWords(['Luna Ost left out.'])
      expect((await w.bella.call('listImportedVenues', { brandUid: w.luna })).rows).toHaveLength(1)
    },
    'says which rows brought no venue, and saves them as a file': async ({ press, user, page }) => {
      await user.click(await page.findByText('4 rows left out'))
      await seeWords(['Line 6: Luna Bath. We’re not in Bath yet.', 'correct it in your list and import that again'])
      const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:left-out')
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
      onTestFinished(() => void vi.restoreAllMocks())
      await press('Download as CSV')
      await waitFor(() => expect(saved).toHaveBeenCalled())
      const file = await (must(saved.mock.calls[0])[0] as Blob).text()
      expect(file).toContain('Line,Name,Why\r\n')
      expect(file).toContain('6,Luna Bath,We’re not in Bath yet.')
    },
    'undoes the import, once that’s sure': async ({ press, page, user }, w) => {
      await press('Undo import')
      await seeWords(['Its drafts are deleted. Venues you’ve added stay.'])
      await user.click(within(page.getByRole('dialog')).getByRole('button', { name: 'Undo import' }))
      await seeWords(['Import undone: 2 drafts deleted.'])
      expect((await w.bella.call('listImportedVenues', { brandUid: w.luna })).rows).toEqual([])
    },
    'adds one, with what the list says of it and a city that it doesn’t': async ({ press, page, user, called }, w) => {
      await press('Add Luna Ost', 'link')
      await seeWords(['It will be part of Luna', 'Freemium has no monthly price'])
      await press('Add venue')
      await seeWords(['Choose its city.'])
      await user.click(await page.findByRole('combobox', { name: 'City' }))
      await user.click(await page.findByRole('option', { name: 'Paris' }))
      await press('Add venue')
      await seeWords(['Luna Ost added.', 'Luna Nord'])
      const { venues } = await w.bella.call('getGroup', { brandUid: w.luna })
      expect(venues.map(({ name }) => name)).toContain('Luna Ost')
      expect(called.filter((call) => call === 'getImportedVenue')).toHaveLength(1)
    },
  },
})

it('shows what becomes of each row before anything is kept, then keeps the venues', async () => {
  const w = await world()
  const uid = await broughtVenues(w)
  const { press } = await openScreen(w, `/app/group/import-venues?uid=${w.luna}&import=${uid}`, w.bella)
  await seeWords(['2 venues to import', '1 of them needs a city', 'It has the same name and city as your venue Luna.'])
  await seeWords(['We’re not in Bath yet.', 'We won’t charge you now', 'Left out'])
  await press('Import 2 venues')
  await seeWords(['2 venues imported.', 'Imported from our venues.csv'])
})

it.each([
  ['Creator,Instagram,Followers\nMaya,@maya,900\n', 'This looks like a list of creators.', 'Import creators'],
  ['Code,Date,Ref\nMaya10,2026-03-12,A1\n', 'This looks like a list of bookings.', 'Open Value to import bookings'],
  [
    'Creator,Date,Link,Views\n@maya,2026-03-12,https://tiktok.com/x,9\n',
    'This looks like a list of past collabs.',
    null,
  ],
])('offers nothing to import of a file of something else, and says where it goes', async (text, words, way) => {
  const w = await world()
  const uid = await broughtVenues(w, text)
  const { page } = await openScreen(w, `/app/group/import-venues?uid=${w.luna}&import=${uid}`, w.bella)
  await seeWords([words])
  expect(page.queryByRole('button', { name: /^Import/ })).toBeNull()
  if (way) expect(await page.findByRole('link', { name: way })).toBeTruthy()
  expect((await refusal(w.bella.call('startVenueImport', { brandUid: w.luna, uid }))).message).toContain(words)
})

it('has no button where no row can be imported', async () => {
  const w = await world()
  const uid = await broughtVenues(w, 'Name,Address,City\n,5 Road,London\n')
  const { page } = await openScreen(w, `/app/group/import-venues?uid=${w.luna}&import=${uid}`, w.bella)
  await seeWords(['None of the rows in this file can be imported.', 'Choose another file'])
  expect(page.queryByRole('button', { name: /^Import/ })).toBeNull()
})

it('changes the details that are chosen, of venues that are there, and undoes it', async () => {
  const w = await world()
  await importedVenues(w)
  const list = 'Name,Address,Postcode,City,Phone\nLuna Nord,12 Mare Street,E8 4RP,London,020 7946 0044\n'
  const uid = await broughtVenues(w, list)
  const { press, page, user } = await openScreen(w, `/app/group/import-venues?uid=${w.luna}&import=${uid}`, w.bella)
  await seeWords(['1 row changes something that’s here', 'To change details of venues you have, choose them below.'])
  await user.click(await page.findByRole('checkbox', { name: 'Phone (1)' }))
  await press('Change 1 venue')
  await seeWords(['1 venue changed.'])
  await user.click(await page.findByText('1 venue changed', { selector: 'summary' }))
  await seeWords(['Changed Phone: +44 20 7946 0018 → +44 20 7946 0044.'])
  await user.click(must(page.getAllByRole('button', { name: 'Undo import' })[0]))
  await seeWords(['Details that it changed go back to what they were'])
  await user.click(within(page.getByRole('dialog')).getByRole('button', { name: 'Undo import' }))
  await seeWords(['Import undone: 1 venue changed back.'])
})

it('names the columns of an owner’s list that aren’t imported', async () => {
  const w = await world()
  const uid = await broughtVenues(w, 'Name,Category,City,Notes\nFig,Cafe,London,Dog friendly\n')
  await openScreen(w, `/app/group/import-venues?uid=${w.luna}&import=${uid}`, w.bella)
  await seeWords(['1 column isn’t imported: Notes. We only check notes for venues that have closed.', 'Dog friendly'])
})
