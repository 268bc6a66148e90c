import { expect, it } from 'vitest'
import { closureOf } from './closure.ts'

const lock = {
  packages: {
    '': {},
    'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { c: '1', elsewhere: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { d: '1' } },
    'node_modules/b': {},
    'node_modules/c': {},
    'node_modules/d': { dependencies: { a: '1' } },
    'node_modules/other': {},
  },
}

it('follows what packages need to where it is installed, round in circles too, and nothing else', () => {
  expect(closureOf(lock, ['a'])).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/d',
  ])
})

it('refuses a package that is not installed', () => {
  expect(() => closureOf(lock, ['none'])).toThrow('none')
})
