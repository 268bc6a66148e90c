import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { newcomer } from '../../../../world/joiners.ts'
import type { World } from '../../../../world/world.ts'
import { OnboardingsScreen } from './OnboardingsScreen.tsx'

async function begun(w: World) {
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'brand' })
  return nina
}

describeScreen(OnboardingsScreen, {
  title: 'Onboarding',
  path: '/app/admin/onboarding',
  as: (w) => w.ada,
  given: begun,
  empty: ['Cities'],
  filled: ['1 person', 'nina@example.test', 'Where people stop', 'Brand: Your venue', 'Cities', 'London'],
  refused: { as: (w) => w.bella },
  does: {
    'shows who stopped at a step, and goes on for them': async ({ user, page }) => {
      await user.click(await page.findByRole('link', { name: 'Brand: Your venue' }))
      await seeWords(['Stopped at is Your venue', 'nina@example.test'])
      expect(page.getByRole('link', { name: 'nina' }).getAttribute('href')).toContain('/app/admin/onboarding/person')
    },
    'closes a city': async ({ press }, w) => {
      await press('Close London')
      await press('Close city')
      await waitFor(async () => {
        const { rows } = await w.ada.call('listCities', {})
        expect(rows.find(({ city }) => city === 'london')?.open).toBe(false)
      })
    },
  },
})
