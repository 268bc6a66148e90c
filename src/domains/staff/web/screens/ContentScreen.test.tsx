import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { deliveredCollab } from '../../../../world/content-stories.ts'
import { ContentScreen } from './ContentScreen.tsx'

describeScreen(ContentScreen, {
  title: 'Content',
  path: '/app/admin/content',
  as: (w) => w.anna,
  given: deliveredCollab,
  empty: ['No content matches'],
  filled: ['2 deliverables', 'Luna', 'Alice Moreau', 'Reel', 'Post', 'In review'],
  refused: { as: (w) => w.bella },
  does: {
    'shows only what wants doing, with a link to the same list': async ({ press }) => {
      await seeWords(['Alice Moreau'])
      await press('All content')
      await press('Content overdue', 'menuitem')
      await seeWords(['No content matches'])
      expect(new URLSearchParams(location.search).get('where')).toBe('needs.is.overdue')
    },
    'writes once to a collab with two deliverables': async ({ press, fill, user, page }) => {
      await user.click(await page.findByRole('checkbox', { name: 'Select all rows shown' }))
      await press('Message')
      await seeWords(['same collab as another one you selected'])
      await fill(/^Message/, 'Hi {creator}, see you {date}')
      await seeWords(['{date} can’t be filled in. Use {creator},'])
      await fill(/^Message/, 'Hi {creator}, this is for {venue}')
      await seeWords(['Hi Alice Moreau, this is for Luna'])
    },
  },
})
