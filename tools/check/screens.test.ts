import { expect, it } from 'vitest'
import { failed } from './gate.ts'
import { checkScreens } from './screens.ts'

const feed = 'src/domains/discovery/web/screens/FeedScreen.tsx'
const feedTest = 'src/domains/discovery/web/screens/FeedScreen.test.tsx'

it('accepts a screen with its test beside it, and looks at no other file', () => {
  const finding = checkScreens([feed, feedTest, 'src/kit/web/screen.tsx', 'docs/OldScreen.tsx'])
  expect(finding).toMatchObject({ saw: 1, problems: [] })
})

it('names a screen without a test, also when its test stands elsewhere', () => {
  const finding = checkScreens([feed, 'src/app/web/screens/FeedScreen.test.tsx'])
  expect(finding.problems).toEqual([`${feed} has no test: open it with describeScreen in ${feedTest}.`])
})

it('fails when it saw no screen at all', () => {
  expect(failed(checkScreens([feedTest]))).toBe(true)
})
