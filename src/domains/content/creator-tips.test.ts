import { expect, it } from 'vitest'
import { type ShownPage, tipsFor } from './creator-tips.ts'

const at = new Date('2026-06-01T09:00:00Z')
const account: ShownPage['accounts'][number] = {
  platform: 'instagram',
  confirmedHow: 'staff',
  confirmedAt: new Date('2026-05-01T09:00:00Z'),
  averageViews: 4_000,
  audience: { city: { london: 40 } },
}
const whole: ShownPage = { avatar: 'a.webp', bio: 'Brunch.', portfolio: 6, formats: 1, accounts: [account] }

it('has nothing to say of a page that is whole', () => {
  expect(tipsFor(whole, at)).toEqual([])
})

it.each<[Partial<ShownPage>, string]>([
  [{ portfolio: 4 }, 'Add 2 more to your portfolio'],
  [{ accounts: [] }, 'Add an account'],
  [{ accounts: [{ ...account, confirmedHow: 'self-declared' }] }, 'Connect your account'],
  [{ accounts: [{ ...account, confirmedAt: new Date('2026-02-01') }] }, 'Update your numbers'],
  [{ accounts: [{ ...account, averageViews: null }] }, 'average views'],
  [{ accounts: [{ ...account, audience: {} }] }, 'top cities'],
  [{ accounts: [{ ...account, platform: 'tiktok', confirmedHow: 'platform', audience: {} }] }, 'Connect Instagram'],
  [{ avatar: null }, 'photo of yourself'],
  [{ bio: ' ' }, 'a sentence or two'],
  [{ formats: 0 }, 'the formats you make'],
])('says what is missing: %o', (change, words) => {
  expect(tipsFor({ ...whole, ...change }, at)).toEqual([expect.stringContaining(words)])
})

it.each([
  ['tiktok', 'platform'],
  ['youtube', 'platform'],
  ['youtube', 'sandbox'],
] as const)('asks for nothing that %s does not give of a connected account (%s)', (platform, confirmedHow) => {
  const connected: ShownPage['accounts'][number] = {
    ...account,
    platform,
    confirmedHow,
    averageViews: null,
    confirmedAt: new Date('2026-01-01'),
  }
  expect(tipsFor({ ...whole, accounts: [account, connected] }, at)).toEqual([])
})

it('says no more than four things at once, content first', () => {
  const tips = tipsFor({ avatar: null, bio: '', portfolio: 0, formats: 0, accounts: [] }, at)
  expect(tips).toHaveLength(4)
  expect(tips[0]).toContain('portfolio')
})
