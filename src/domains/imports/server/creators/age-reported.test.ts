import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { ageReported } from './age-reported.ts'

it.each([
  ['2012-03-04', 'too young'],
  ['31/12/2008', 'too young'],
  ['12/31/2008', 'too young'],
  ['03/05/12', 'too young'],
  ['3 May 2012', 'too young'],
  ['1.2.2011', 'too young'],
  ['2011', 'too young'],
  ['28.11.2008', 'old enough'],
  ['29/11/2008', 'too young'],
  ['03/05/85', 'old enough'],
  ['1990-03-04', 'old enough'],
  ['4 mars 1990', 'old enough'],
  ['1999', 'old enough'],
  // The tenth of December or the twelfth of October.
  ['10/12/2008', 'unclear'],
  ['2008', 'unclear'],
  ['1990-13-40', 'unclear'],
  ['2030-01-01', 'unclear'],
  ['15', 'unclear'],
] as const)('takes the date of birth %s for %s', (text, said) => {
  setClock(new Date('2026-11-28T12:00:00Z'))
  expect(ageReported(text)).toBe(said)
})
