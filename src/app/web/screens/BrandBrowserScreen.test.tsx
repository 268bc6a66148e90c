import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { wordsOnScreen } from '../../testing/screen-words.ts'
import { BrandBrowserScreen } from './BrandBrowserScreen.tsx'

describeScreen(BrandBrowserScreen, {
  title: 'Brand Browser',
  path: '/app/admin/brand-browser',
  as: (w) => w.anna,
  given: async () => undefined,
  filled: ['Luna', 'Orso', 'London', 'Amir'],
  refused: { as: (w) => w.bella },
  does: {
    'shows Today, where staff land after signing in': async ({ page }) => {
      ;(await page.findByLabelText('Today')).click()
      await seeWords(['You’re all caught up', 'Your day'])
      expect(location.search).toBe('?view=today')
    },
    'finds a brand by its name, and says when there is none': async ({ fill }) => {
      await seeWords(['Luna', 'Orso'])
      await fill('Search', 'ors')
      await waitFor(() => expect(wordsOnScreen()).not.toContain('Luna'))
      await seeWords(['Orso', 'Amir'])
      expect(location.search).toBe('?search=ors')
      await fill('Search', 'zz')
      await seeWords(['No brands match'])
    },
    'shows the brands whose RAG dropped this week': async ({ press, user, page }, w) => {
      const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
      await w.anna.call('setBrandRag', { uid: w.luna, rag: 'red', reason: 'Kitchen fire', until })
      await press('All brands')
      await user.click(await page.findByRole('menuitem', { name: 'RAG dropped this week' }))
      await waitFor(() => expect(wordsOnScreen()).not.toContain('Orso'))
      await page.findByRole('button', { name: 'RAG dropped this week' })
      await seeWords(['Luna', 'Red', 'RAG dropped'])
    },
  },
})
