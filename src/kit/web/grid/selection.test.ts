import { expect, it } from 'vitest'
import { toggled } from './selection.ts'

const shown = ['a', 'b', 'c', 'd', 'e']
const self = (row: string) => row
const set = (...rows: string[]) => new Map(rows.map((row) => [row, row]))
const after = (chosen: Map<string, string>, key: string, from: string | null = null) =>
  [...toggled(chosen, shown, self, { key, from }).keys()].toSorted()

it('selects one and takes it off', () => {
  expect(after(set(), 'b')).toEqual(['b'])
  expect(after(set('b', 'c'), 'b')).toEqual(['c'])
})

it('selects everything between two, in either direction', () => {
  expect(after(set('b'), 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(after(set('d'), 'b', 'd')).toEqual(['b', 'c', 'd'])
})

it('takes a range off when it begins with one that was taken off', () => {
  expect(after(set('a', 'c', 'd', 'e'), 'd', 'b')).toEqual(['a', 'e'])
})

it('keeps what is selected elsewhere, and treats a beginning that is gone as none', () => {
  expect(after(set('z'), 'b')).toEqual(['b', 'z'])
  expect(after(set('z'), 'b', 'gone')).toEqual(['b', 'z'])
})
