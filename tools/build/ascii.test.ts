import { runInThisContext } from 'node:vm'
import { expect, it } from 'vitest'
import { toAscii } from './ascii.ts'

it.each([
  ['a string', `'née – “so”'`],
  ['a template', '`née ${1 + 1} 寿司`'],
  ['a letter of two units', `'🍣'`],
  ['a backslash before the letter', `'\\é'`],
  ['a backslash of its own', `'\\\\é'`],
  ['an object', `({ é: 1, 'ü': [2] })`],
])('means the same as before: %s', (_what, code) => {
  const ascii = toAscii(code)
  expect(ascii).toMatch(/^[\0-\x7f]*$/)
  expect(runInThisContext(ascii)).toEqual(runInThisContext(code))
})

it.each([
  [/^[−–-]🍣$/u, '−🍣'],
  [/[à-ü]\s?é/, 'ö é'],
])('finds the same: %s', (pattern, text) => {
  const { source, flags } = pattern
  expect(new RegExp(toAscii(source), flags).test(text)).toBe(true)
})
