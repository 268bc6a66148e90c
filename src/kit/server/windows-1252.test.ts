import { expect, it } from 'vitest'
import { toWindows1252 } from './windows-1252.ts'

it('writes what a reader of Windows-1252 reads again', () => {
  const text = 'Größe – “Café” für 5 €'
  expect(new TextDecoder('windows-1252').decode(toWindows1252(text))).toBe(text)
  expect(toWindows1252('€–ß')).toEqual(Buffer.from([0x80, 0x96, 0xdf]))
})

it('leaves out the accent of what it lacks, and puts a question mark for other alphabets', () => {
  expect(toWindows1252('Łódź ş 東').toString('latin1')).toBe('?\u00f3dz s ?')
})
