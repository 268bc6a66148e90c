import { expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

it.each([
  ['/app/collab?uid=collab_1#terms', '/app/collab?uid=collab_1#terms'],
  ['/', '/'],
  ['/app/../login', '/login'],
  ['/app/brand/dashboard?next=//evil.example', '/app/brand/dashboard?next=//evil.example'],
])('follows %j', (target, path) => {
  expect(ownPath(target)).toBe(path)
})

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example',
  '/app/..//evil.example',
  '///evil.example',
  'https://evil.example/app/',
  'https:evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,hello',
  'app/brand',
  '',
  null,
  undefined,
])('does not follow %j', (target) => {
  expect(ownPath(target)).toBeNull()
})
