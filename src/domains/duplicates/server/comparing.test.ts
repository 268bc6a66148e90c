import { expect, it } from 'vitest'
import { compareFields, type ComparedFields, takenFrom } from './comparing.ts'

type Row = { name: string; city: string; area: string | null; born: string; isChecked: boolean; shots: string[] }
const fields: ComparedFields<Row> = {
  name: { label: 'Name', columns: ['name'], words: ({ name }) => [name] },
  city: { label: 'City', columns: ['city', 'area'], words: ({ city }) => (city ? [city] : []) },
  born: {
    label: 'Born',
    columns: ['born', 'isChecked'],
    isSure: ({ isChecked }) => isChecked,
    days: ({ born }) => [born],
  },
  shots: { label: 'Pictures', columns: ['shots'], pictures: ({ shots }) => shots },
}
const staying: Row = { name: 'Alice', city: '', area: null, born: '1995-01-01', isChecked: false, shots: ['a.jpg'] }
const going: Row = { name: 'Alice', city: 'London', area: 'Soho', born: '1996-01-01', isChecked: true, shots: [] }

it('proposes what the one that stays lacks, and what the other knows for sure', () => {
  const { differ, same } = compareFields(fields, staying, going)
  expect(differ).toMatchObject([
    { field: 'city', label: 'City', kind: 'words', staying: [], going: ['London'], take: true },
    { field: 'born', kind: 'days', take: true },
    { field: 'shots', kind: 'pictures', staying: ['a.jpg'], going: [], take: false },
  ])
  expect(same).toEqual(['Name'])
})

it('proposes nothing where both know', () => {
  const { differ } = compareFields(fields, { ...staying, city: 'Paris', isChecked: true }, going)
  expect(differ.filter(({ take }) => take)).toEqual([])
})

it('takes the columns of a field together, and no field that it doesn’t know', () => {
  expect(takenFrom(fields, going, ['city'])).toEqual({ city: 'London', area: 'Soho' })
  expect(() => takenFrom(fields, going, ['uid'])).toThrow('We don’t recognise one of the fields')
})
