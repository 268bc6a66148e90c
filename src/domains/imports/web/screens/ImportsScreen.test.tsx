import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import {
  broughtList,
  importedCreator,
  importedList,
  runImportJob,
  twoCreators,
} from '../../../../world/import-stories.ts'
import { trackedCollab } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { ImportsScreen } from './ImportsScreen.tsx'

const path = '/app/admin/imports'

describeScreen<string>(ImportsScreen, {
  title: 'Imports',
  path,
  as: (w) => w.anna,
  given: (w) => importedList(w, w.anna),
  empty: ['No imports match', 'Choose a file'],
  filled: ['venues.csv', 'Imported', '1 venue needs a city before it is added.', '1 import'],
  refused: { as: (w) => w.bella },
  // A file is brought in a browser: e2e/imports.e2e.ts.
  does: {
    'shows those alone that wait to be imported, and the venues without a city all the same': async ({ press }, w) => {
      await broughtList(w, w.anna, 'Name,City\nKiwi,London\n', 'kiwi.csv')
      await seeWords(['venues.csv'])
      await press('All imports')
      await press('Not imported yet', 'menuitem')
      await seeWords(['kiwi.csv', '1 venue needs a city', /1 import(?!s)/])
      await waitFor(() => expect(wordsOnScreen()).not.toContain('venues.csv'))
      expect(new URLSearchParams(location.search).get('where')).toBe('state.is.draft')
    },
  },
})

describeScreen<string>(ImportsScreen, {
  title: 'venues.csv',
  path: (_, uid) => `${path}?import=${uid ?? ''}`,
  as: (w) => w.anna,
  given: (w) => broughtList(w, w.anna),
  filled: [
    'CSV, 3 rows',
    'Fax',
    '1 new venue',
    '1 couldn’t be read',
    'Other, London, United Kingdom',
    'Import 1 venue',
  ],
  refused: { as: (w) => w.bella },
  does: {
    'changes what a column is, and imports': async ({ user, page, press }, w, uid) => {
      await user.selectOptions(await page.findByLabelText('Column Fax'), 'Phone')
      await seeWords(['Its phone number 55 looks wrong.'])
      await press('Import 1 venue')
      await seeWords(['Importing'])
      await runImportJob(w)
      await seeWords(['Import done', 'Undo import', 'Download report'])
      expect((await w.anna.call('getImport', { uid })).mapping.at(-1)).toBe('phone')
    },
    'takes our category for a word that it doesn’t know': async ({ user, page }, w) => {
      const uid = await broughtList(w, w.anna, 'Name,City,Kind\nKiwi,London,Supper club\n', 'kiwi.csv')
      history.replaceState(null, '', `${path}?import=${uid}`)
      dispatchEvent(new PopStateEvent('popstate'))
      await seeWords(['Categories we don’t recognise', 'Other, London, United Kingdom'])
      await user.selectOptions(await page.findByLabelText('Category for Supper club'), 'Nightlife')
      await seeWords(['Nightlife, London, United Kingdom'])
    },
    'takes the country of the other rows, or one that is chosen': async ({ user, page }, w) => {
      const text = 'Name,City\nKiwi,Boston\nFig,Leeds\nPlum,Glasgow\nPear,London\n'
      const uid = await broughtList(w, w.anna, text, 'kiwi.csv')
      history.replaceState(null, '', `${path}?import=${uid}`)
      dispatchEvent(new PopStateEvent('popstate'))
      await seeWords(['United Kingdom (like the other rows)', 'Boston (Elsewhere), United Kingdom'])
      await user.selectOptions(await page.findByLabelText('Country'), 'France')
      await seeWords(['Several countries have a “Boston”: United States, United Kingdom.'])
    },
    'shows what a list has otherwise, and changes what is chosen': async ({ user, page, press }, w) => {
      const uid = await broughtList(w, w.anna, `ID,Name,City,Phone\n${w.luna},Luna,London,020 7946 0019\n`, 'luna.csv')
      history.replaceState(null, '', `${path}?import=${uid}`)
      dispatchEvent(new PopStateEvent('popstate'))
      await seeWords(['1 row changes something that’s here', 'Phone: nothing → +44 20 7946 0019 (stays as it is)'])
      await user.click(await page.findByLabelText('Phone (1)'))
      await seeWords(['1 existing venue updated'])
      await press('Import 1 venue')
      await seeWords(['Importing'])
      await runImportJob(w)
      await seeWords(['Import done', 'Changed Phone: nothing → +44 20 7946 0019.'])
    },
    'says that adding details overwrites nothing, which changing them does': async (_, w) => {
      await importedList(w, w.ada, 'Name,City,Phone\nFig,London,020 7946 0018\n')
      const uid = await broughtList(w, w.ada, 'Name,City,Phone\nFig Bar,London,020 7946 0018\n', 'bar.csv')
      history.replaceState(null, '', `${path}?import=${uid}`)
      dispatchEvent(new PopStateEvent('popstate'))
      await seeWords(['1 possible duplicate', 'Adding overwrites nothing.'])
    },
    'has no button to import where nothing would be added': async ({ page }, w) => {
      const uid = await broughtList(w, w.anna, 'Name,City\n,London\n', 'kiwi.csv')
      history.replaceState(null, '', `${path}?import=${uid}`)
      dispatchEvent(new PopStateEvent('popstate'))
      await seeWords(['This file adds nothing as it’s read now.', '1 couldn’t be read', 'Show 2 columns'])
      expect(page.queryByRole('button', { name: /^Import/ })).toBeNull()
    },
    'throws it away': async ({ press }, w) => {
      await press('Discard')
      await seeWords(['No imports match'])
      expect((await w.anna.call('listImports', {})).rows).toEqual([])
    },
  },
})

describeScreen<string>(ImportsScreen, {
  title: 'venues.csv',
  path: (_, uid) => `${path}?import=${uid ?? ''}`,
  as: (w) => w.anna,
  given: (w) => importedList(w, w.anna),
  filled: ['Import done', '1 new venue', 'It has no name.', 'Add its city'],
  does: {
    'undoes it': async ({ press }, w, uid) => {
      await press('Undo import')
      await seeWords([
        'Undo the import of “venues.csv”? We’ll remove the venue it added and the venue still without a city.',
      ])
      await press('Undo import')
      await seeWords(['Undoing the import'])
      await runImportJob(w)
      await seeWords(['Import undone', '2 venues undone.'])
      expect((await w.anna.call('getImport', { uid })).state).toBe('undone')
    },
    'shows the rows that ended one way': async ({ user, page }) => {
      await user.selectOptions(await page.findByLabelText('All rows'), 'Needs a city')
      await seeWords([/We can’t tell which city it’s in from “Nowhereville”/])
    },
  },
})

describeScreen<string>(ImportsScreen, {
  title: 'christmas.csv',
  path: (_, uid) => `${path}?import=${uid ?? ''}`,
  as: (w) => w.anna,
  given: (w) => broughtList(w, w.anna, 'Creator,Fans\nalice.eats,9\nnobody.at.all,1\n', 'christmas.csv'),
  filled: ['1 creator added', '1 can’t be added', '@alice.eats, new list “christmas”', 'Import 1 creator'],
  refused: { as: (w) => w.bella },
  does: {
    'puts creators on the list that is named, and takes them off again': async ({ fill, press, user }, w, uid) => {
      await fill('List', 'Christmas 2026')
      await user.tab()
      await seeWords(['@alice.eats, new list “Christmas 2026”'])
      await press('Import 1 creator')
      await seeWords(['Importing'])
      await runImportJob(w)
      await seeWords(['Import done', 'Added to the list', 'Not added', 'Next, open the list: Christmas 2026'])
      expect((await w.anna.call('listLists', {})).rows).toMatchObject([{ name: 'Christmas 2026', members: 1 }])
      await press('Undo import')
      await seeWords(['We’ll remove the creator it put on lists.'])
      await press('Undo import')
      await seeWords(['Undoing the import'])
      await runImportJob(w)
      await seeWords(['Import undone', '1 row undone.'])
      expect((await w.anna.call('getImport', { uid })).state).toBe('undone')
    },
    'takes the rows for venues instead': async ({ user, page }, w, uid) => {
      await user.selectOptions(await page.findByLabelText('What’s on each row'), 'A venue')
      await seeWords(['2 need a city'])
      expect((await w.anna.call('getImport', { uid })).kind).toBe('venues')
    },
  },
})

describeScreen<string>(ImportsScreen, {
  title: 'Venues that need a city',
  path: `${path}?show=cities`,
  as: (w) => w.anna,
  given: (w) => importedList(w, w.anna),
  empty: ['No venue needs a city'],
  filled: ['Plum', '3 Road, Nowhereville', 'Leave out'],
  refused: { as: (w) => w.bella },
  does: {
    'has what the list says, and the city as it stands there': async ({ page }, w) => {
      await importedList(w, w.anna, 'Name,City,Kind,Notes\nKiwi,Elsewhereville,Pub,Ask for Sam\n')
      await seeWords(['Pub · Elsewhereville', 'Ask for Sam'])
      const field = await page.findByLabelText<HTMLInputElement>('City or nearest large town for Kiwi')
      expect(field.value).toBe('Elsewhereville')
    },
    'says where a venue is': async ({ fill, press }, w) => {
      await fill('City or nearest large town for Plum', 'Nowheretown')
      await press('Add venue Plum')
      await seeWords(['Choose a city from the list, or a larger town nearby and its country.'])
      await fill('City or nearest large town for Plum', 'Paris')
      await press('Add venue Plum')
      await seeWords(['Plum was added.', 'No venue needs a city'])
      expect((await w.ada.call('browseBrands', { search: 'Plum' })).rows).toMatchObject([{ city: 'paris' }])
    },
    'adds one that looks like another, once somebody says so': async ({ fill, press }, w) => {
      const text = 'Name,Phone,City\nKiwi,020 7946 0018,London\nKiwi Bar,020 7946 0018,Nowhereville\n'
      await importedList(w, w.anna, text)
      await press('Leave out Plum')
      await press('Leave out')
      await fill('City or nearest large town for Kiwi Bar', 'London')
      await press('Add venue Kiwi Bar')
      await seeWords(['It has the same phone number as Kiwi.', 'Open that venue'])
      await press('Add Kiwi Bar anyway')
      await seeWords(['Kiwi Bar was added.', 'No venue needs a city'])
      expect((await w.ada.call('browseBrands', { search: 'Kiwi' })).rows).toHaveLength(2)
    },
    'leaves one out': async ({ press }, w) => {
      await press('Leave out Plum')
      await press('Keep it')
      expect((await w.anna.call('listVenueDrafts', {})).rows).toHaveLength(1)
      await press('Leave out Plum')
      await press('Leave out')
      await seeWords(['Plum was left out.', 'No venue needs a city'])
      expect((await w.anna.call('listVenueDrafts', {})).rows).toEqual([])
    },
  },
})

describeScreen<string>(ImportsScreen, {
  title: 'venues.csv',
  path: (_, uid) => `${path}?import=${uid ?? ''}`,
  as: (w) => w.anna,
  given: (w) => broughtList(w, w.anna, twoCreators),
  filled: ['A creator to invite', '2 new creators', '@mara.lind (Instagram), London, mara@example.test'],
  does: {
    'imports creators and shows the way to invite them': async ({ press }, w) => {
      await press('Import 2 creators')
      await seeWords(['Importing'])
      await runImportJob(w)
      await seeWords(['Import done', 'We haven’t emailed anyone.'])
      await press('See the creators and invite them', 'link')
      await seeWords(['Imported creators', 'Mara Lind', 'Not invited'])
    },
  },
})

describeScreen<string>(ImportsScreen, {
  title: 'Imported creators',
  path: `${path}?show=creators`,
  as: (w) => w.anna,
  given: (w) => importedCreator(w, w.anna),
  empty: ['No creators match'],
  filled: ['Mara Lind', '@mara.lind', 'mara@example.test', '42.5K', 'Not invited', 'Tom Okoye', '2 creators'],
  refused: { as: (w) => w.bella },
  does: {
    'leaves out who has no email address': async ({ user, page, press }) => {
      await user.click(await page.findByRole('checkbox', { name: /Tom Okoye/ }))
      await press('Invite')
      await seeWords(['They have no email address.', 'Only invite people who’d expect to hear from you.'])
    },
  },
})

describeScreen<string>(ImportsScreen, {
  title: 'till.csv',
  path: (_, uid) => `${path}?import=${uid ?? ''}`,
  as: (w) => w.anna,
  given: async (w) => {
    await trackedCollab(w)
    return broughtList(w, w.anna, 'Code,Date,Ref\nALICE,03/02/2026,A1\nNOBODY,03/02/2026,A2\n', 'till.csv')
  },
  filled: [
    'A booking with a code',
    'It doesn’t name a venue, and no venue is set for rows without one.',
    '5/4/2026 is',
  ],
  refused: { as: (w) => w.bella },
  does: {
    'counts bookings at the venue that is named, and takes them back': async ({ fill, press, user, page }, w, uid) => {
      await fill('Venue', 'luna')
      await user.tab()
      await seeWords(['A booking on 3 February 2026', 'No collab at Luna has the code “NOBODY”.'])
      await user.selectOptions(await page.findByLabelText('5/4/2026 is'), '4 May')
      await seeWords(['A booking on 2 March 2026'])
      await press('Import 1 row')
      await seeWords(['Importing'])
      await runImportJob(w)
      await seeWords(['Import done', '1 row counted', 'Booking counted', 'Not counted', 'on the Value page of Luna'])
      await press('Undo import')
      await seeWords(['We’ll remove the row it counted.'])
      await press('Undo import')
      await seeWords(['Undoing the import'])
      await runImportJob(w)
      await seeWords(['Import undone', '1 row undone.'])
      expect((await w.anna.call('getImport', { uid })).state).toBe('undone')
    },
  },
})

it('offers to change the results of a past collab, and not to open a venue by its creator’s name', async () => {
  const w = await world()
  const list = (views: number) => `Venue,Creator,Date,Views\nLuna,@alice.eats,12/03/2025,${views}\n`
  await importedList(w, w.anna, list(800))
  const uid = await broughtList(w, w.anna, list(900))
  const { press, page, user } = await openScreen(w, `/app/admin/imports?import=${uid}`, w.anna)
  await seeWords(['1 row changes something that’s here', 'Views: 800 → 900 (stays as it is)'])
  expect(page.queryByRole('link', { name: 'alice.eats' })).toBeNull()
  await user.click(await page.findByRole('checkbox', { name: 'Views (1)' }))
  await press('Import 1 past collab')
  await seeWords(['Importing'])
  await runImportJob(w)
  const { rows } = await w.bella.call('listPastCollabs', { brandUid: w.luna })
  expect(rows[0]).toMatchObject({ views: 900 })
})
