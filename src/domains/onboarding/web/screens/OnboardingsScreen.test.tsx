import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen } from '../../../../app/testing/describe-screen.ts'
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
  filled: ['nina@example.test', 'Finish for them', 'Cities', 'London'],
  refused: { as: (w) => w.bella },
  does: {
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
