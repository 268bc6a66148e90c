import { expect, it } from 'vitest'
import { templateFor } from './templates.ts'

it('puts the venue’s name in the title, and shortens a long one after a whole word', () => {
  expect(templateFor('Restaurant', 'Cafe Luna').title).toBe('Dinner for two at Cafe Luna')
  const long = 'The Old Harbour Restaurant and Rooftop Terrace above the Fish Market of Lisbon 1'
  const { title } = templateFor('Restaurant', long)
  expect(title).toBe('Dinner for two at The Old Harbour Restaurant and Rooftop Terrace above the Fish Market…')
  expect(title.length).toBeLessThanOrEqual(90)
  expect(templateFor('Restaurant', 'N'.repeat(80)).title).toHaveLength(90)
})
