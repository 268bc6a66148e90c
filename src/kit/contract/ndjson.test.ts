import { expect, it } from 'vitest'
import { ndjsonText } from './ndjson.ts'

it('writes an object on each line, with texts as they are', () => {
  expect(
    ndjsonText([
      ['Name', 'Orders'],
      ['=SUM(A1), "Łódź"', -3],
      ['two\nlines', null],
    ]),
  ).toBe('{"Name":"=SUM(A1), \\"Łódź\\"","Orders":-3}\n{"Name":"two\\nlines","Orders":null}\n')
})

it('is empty where there are no rows', () => {
  expect(ndjsonText([['Name']])).toBe('')
})
