import { screen as page } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { finishedContent } from '../../../../world/content-stories.ts'
import { tokenIn } from '../../../../world/value-stories.ts'
import type { World } from '../../../../world/world.ts'
import { SharedContentScreen } from './SharedContentScreen.tsx'

describeScreen(SharedContentScreen, {
  title: 'For our agency · Luna',
  path: (_w, token) => `/content?token=${token}`,
  as: (w) => w.anonymous,
  given: async (w: World) => {
    const of = { name: 'For our agency', deliverableUids: await finishedContent(w) }
    const asked = { brandUid: w.luna, of, days: 90, withOriginals: true } as const
    return tokenIn((await w.bella.call('shareContent', asked)).url)
  },
  filled: ['Alice Moreau @alice.eats', 'Reel · Instagram', 'Organic use', 'until', 'Download all'],
  does: {
    'gives each original, and all in one, at an address made when it’s clicked': async ({ user }) => {
      await seeWords(['Download all'])
      const opened = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
      for (const button of page.getAllByRole('button', { name: /^Download/ })) {
        await user.click(button)
        await expect.poll(() => opened).toHaveBeenCalled()
        const [url] = opened.mock.lastCall ?? []
        expect(url).toContain(button.textContent === 'Download all' ? '/content/archive.zip?' : '&download')
        opened.mockClear()
      }
    },
  },
})
