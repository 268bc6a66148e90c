import { expect, it } from 'vitest'
import { nextCell } from './grid-keys.ts'

const size = { row: 20, column: 4 }
const from = (key: string, place = { row: 5, column: 1 }, isCtrl = false) => nextCell(key, isCtrl, place, size)

it('moves by one cell, and stops at the edges', () => {
  expect(from('ArrowDown')).toEqual({ row: 6, column: 1 })
  expect(from('ArrowLeft', { row: 0, column: 0 })).toEqual({ row: 0, column: 0 })
  expect(from('ArrowRight', { row: 0, column: 3 })).toEqual({ row: 0, column: 3 })
})

it('jumps within the row, by pages and to the corners', () => {
  expect(from('Home')).toEqual({ row: 5, column: 0 })
  expect(from('End')).toEqual({ row: 5, column: 3 })
  expect(from('PageDown')).toEqual({ row: 15, column: 1 })
  expect(from('PageUp')).toEqual({ row: 0, column: 1 })
  expect(from('End', undefined, true)).toEqual({ row: 19, column: 3 })
  expect(from('Home', undefined, true)).toEqual({ row: 0, column: 0 })
  expect(from('a')).toBeNull()
})
