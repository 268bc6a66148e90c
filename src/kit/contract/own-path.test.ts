import { expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

it.each([
  ['/app/order?uid=order_1#terms', '/app/order?uid=order_1#terms'],
  ['/', '/'],
  ['/app/../login', '/login'],
  ['/app/shop/dashboard?next=//evil.example', '/app/shop/dashboard?next=//evil.example'],
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
  'app/shop',
  '',
  null,
  undefined,
])('does not follow %j', (target) => {
  expect(ownPath(target)).toBeNull()
})
