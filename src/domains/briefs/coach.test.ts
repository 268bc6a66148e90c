import { expect, it } from 'vitest'
import { emptyBrief } from './brief.ts'
import { coach } from './coach.ts'
import { exampleContent } from './server/build.ts'

it('gives a complete brief all points but those it can still win, and says how', () => {
  const { score, hints } = coach(exampleContent({ pictures: ['a', 'b', 'c'], story: 'x'.repeat(120) }))
  expect({ score, hints }).toEqual({ score: 100, hints: [] })
})

it('starts an empty brief low, with the strongest hint first', () => {
  const { score, hints } = coach(emptyBrief('2026-03-02', '2026-05-01', 'london'))
  expect(score).toBeLessThan(60)
  expect(hints[0]?.part).toBe('pictures')
  expect(score + hints.reduce((sum, hint) => sum + hint.points, 0)).toBe(100)
})
