import { expect, it } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import { ErrorReport, plainMessage, plainReport, plainStack } from './error-report.ts'

it.each([
  ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading 'name')"],
  [`Unexpected token 'D', "Dear Zoë, call"... is not valid JSON`, `Unexpected token 'D', {text}... is not valid JSON`],
  ['No mail to zoe@example.test for https://x.test/review?token=s3cret', 'No mail to {email} for {address}'],
  [`collab_${'0'.repeat(26)} is gone, call 0171 234 56 78`, '{uid} is gone, call {number}'],
])('says %j without what someone wrote', (message, plain) => {
  expect(plainMessage(message)).toBe(plain)
  expect(plainMessage(plain)).toBe(plain)
})

it('keeps of a stack where in our own files it was', () => {
  const stack = [
    'TypeError: Dear Zoë is not a function',
    '    at async Frame.save (https://app.example.test/assets/Shell-Bx_1.js:12:345)',
    '    at https://app.example.test/assets/main-a1.js:1:2',
    '    at inject (chrome-extension://abc/assets/page.js:3:4)',
    '    at https://recorder.example/r.js?key=1:5:6',
    'draw@http://localhost:5173/src/app/web/Shell.tsx?t=17:8:9',
  ].join('\n')
  const plain = 'Frame.save /assets/Shell-Bx_1.js:12:345\n/assets/main-a1.js:1:2\ndraw /src/app/web/Shell.tsx:8:9'
  expect(plainStack(stack)).toBe(plain)
  expect(plainStack(plain)).toBe(plain)
  expect(plainStack('TypeError: Dear Zoë')).toBeNull()
  expect(must(plainStack(Array.from({ length: 99 }, () => plain).join('\n')), 'plain stack').split('\n')).toHaveLength(
    20,
  )
})

it('leaves out what has no known shape, so that the report is one that is taken', () => {
  const context = {
    requestId: 'a b',
    call: 'getUser; drop',
    code: 'Nope!',
    path: '/i?find=zoe@x.y',
    stack: 'no frames',
  }
  const given = { message: 'x'.repeat(900), level: 'error', timestamp: '2026-03-02T09:00:00.000Z', context } as const
  const plain = plainReport(given)
  expect(plain).toEqual({ ...given, message: 'x'.repeat(200), context: { path: '/i' } })
  expect(ErrorReport.parse(plain)).toEqual(plain)
  expect(ErrorReport.safeParse(given).success).toBe(false)
})

it('makes one line of a message, whatever breaks are in it', () => {
  expect(plainMessage('first\nsecond\r\n\u2028third ')).toBe('first second third')
})
