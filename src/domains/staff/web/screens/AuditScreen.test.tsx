import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { submittedBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { AuditScreen } from './AuditScreen.tsx'

describeScreen(AuditScreen, {
  title: 'Audit log',
  path: '/app/admin/audit',
  as: (w) => w.ada,
  given: submittedBrief,
  filled: ['Bella created the brief', 'Bella sent the brief', '“Dinner for two at the counter”'],
  refused: { as: (w) => w.bella },
  does: {
    'shows only one kind': async ({ fill }) => {
      await seeWords(['sent the brief'])
      await fill('Search', 'brief.created')
      await waitFor(() => expect(wordsOnScreen()).not.toContain('sent the brief'))
      await seeWords(['created the brief'])
    },
  },
})

it('says whose record it is, of what kind and with its page, and what changed in words', async () => {
  const w = await world()
  await w.bella.call('createDoorLink', { brandUid: w.luna })
  await w.anna.call('labelBrand', { uid: w.luna, label: 'cs-engaged', on: true })
  const { page } = await openScreen(w, '/app/admin/audit', w.ada)
  await seeWords(['Labels: added CS engaged'])
  const changed = await page.findByRole('row', { name: /changed the internal details of Luna/ })
  expect(changed.textContent).toContain('Brand · All changes')
  const links = within(changed).getAllByRole('link', { name: 'Luna' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/app/admin/brand?brand=${w.luna}`,
    `/app/admin/brand?brand=${w.luna}`,
  ])
  // A door link has no name: it goes by its venue.
  await page.findByRole('link', { name: 'All changes to Luna (door link)' })
})
