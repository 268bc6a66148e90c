import { expect, it } from 'vitest'
import { windowWords } from './window-words.ts'

it('says the days that have the same hours together', () => {
  const day = (weekday: number, from: string, to: string) => ({ weekday, from, to })
  expect(windowWords([day(4, '15:00', '18:00'), day(2, '15:00', '18:00'), day(6, '12:00', '15:00')])).toBe(
    'Tue, Thu 15:00–18:00 · Sat 12:00–15:00',
  )
  expect(windowWords([])).toBe('')
})
