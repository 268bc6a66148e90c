import { expect, it } from 'vitest'
import { brandMovesFrom, brandsIn } from './brand-moves.ts'

const columns = (onboardingStage: number, salesStage: 1 | 909 = 1) =>
  brandMovesFrom({ onboardingStage, salesStage }).map(({ column }) => column)

it('moves a brand by hand through the first three stages, and to lost from any', () => {
  expect(columns(1)).toEqual(['2', '3', 'lost'])
  expect(columns(3)).toEqual(['1', '2', 'lost'])
  expect(columns(5)).toEqual(['lost'])
})

it('brings a lost brand back to where it stood', () => {
  expect(brandMovesFrom({ onboardingStage: 5, salesStage: 909 })).toEqual([
    { label: 'Bring back as prospective', column: '5', to: 'back' },
  ])
})

it('lists who has been in a stage longest first, and the latest lost', () => {
  expect(brandsIn('2')).toEqual({
    where: [
      { field: 'onboarding', is: 'is', values: ['2'] },
      { field: 'sales', is: 'not', values: ['909'] },
    ],
    sort: '-onboardingDays',
  })
  expect(brandsIn('lost').sort).toBe('salesDays')
})
