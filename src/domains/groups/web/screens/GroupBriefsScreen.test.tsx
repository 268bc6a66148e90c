import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { GroupBriefsScreen } from './GroupBriefsScreen.tsx'

describeScreen(GroupBriefsScreen, {
  title: 'Briefs of all venues',
  path: (w) => `/app/group/briefs?uid=${w.luna}`,
  as: (w) => w.bella,
  given: async (w) => {
    const paris = await groupVenue(w, { name: 'Luna Paris', city: 'paris' })
    await w.bella.call('createBrief', { brandUid: paris })
    return requestedCollab(w)
  },
  empty: ['No briefs yet'],
  filled: ['2 briefs', 'Dinner for two at the counter', 'Luna Paris', 'Untitled brief', 'Draft'],
  refused: { as: (w) => w.oscar },
  does: {
    'shows who is to be answered, and one venue alone, and keeps both in the address': async ({ press, page }, w) => {
      await press('All briefs')
      await press('Requests to answer', 'menuitem')
      await seeWords(['1 brief', 'Dinner for two at the counter'])
      const [link] = await page.findAllByRole('link', { name: /Dinner for two/ })
      expect(link?.getAttribute('href')).toContain(`/app/brand/brief?uid=${w.luna}&brief=`)
      page.getByLabelText('Luna Paris').click()
      await seeWords(['No briefs match'])
      expect(wordsOnScreen()).not.toContain('Dinner for two')
      const { where, venues } = Object.fromEntries(new URLSearchParams(location.search))
      expect([where, venues?.split(',').length]).toEqual(['waiting.min.1', 1])
    },
    'copies the one selected brief to other venues': async ({ page, user }) => {
      const [one, other] = await page.findAllByRole('checkbox', { name: /^Select (Dinner|Untitled)/ })
      if (!one || !other) throw new Error('two rows to select')
      await user.click(one)
      expect(page.getByRole('link', { name: 'Copy to other venues' }).getAttribute('href')).toContain(
        '/app/group/copy-brief?uid=',
      )
      await user.click(other)
      expect(page.queryByRole('link', { name: 'Copy to other venues' })).toBeNull()
    },
  },
})
