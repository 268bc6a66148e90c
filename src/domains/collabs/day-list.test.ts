import { expect, it } from 'vitest'
import { captionTags, pointsOf } from './day-list.ts'

it.each([
  [
    'Show the open kitchen. Film the dessert! Ask at table No. 4.',
    ['Show the open kitchen.', 'Film the dessert!', 'Ask at table No. 4.'],
  ],
  ['- the bar\n• The terrace\n\n2) Sunset', ['the bar', 'The terrace', 'Sunset']],
  ['Once.\nOnce.', ['Once.']],
  ['', []],
])('takes %j apart', (text, points) => {
  expect(pointsOf(text)).toEqual(points)
})

it('puts the disclosure first, and each tag once with its mark', () => {
  const disclosure = { country: 'GB', accepted: ['#ad', '#sponsored'], position: 'first' as const, note: '' }
  expect(captionTags({ disclosure, mentions: ['luna', '@luna'], hashtags: ['#ad', 'tasting'] })).toBe(
    '#ad @luna #tasting',
  )
})
