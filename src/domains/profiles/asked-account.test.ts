import { expect, it } from 'vitest'
import { askedAccount } from './asked-account.ts'

const instagram = { platform: 'instagram', followers: 40_000 }
const tiktok = { platform: 'tiktok', followers: 90_000 }
const second = { platform: 'instagram', followers: 10_000 }

it('takes the largest account on a platform that is asked for, or the largest of all', () => {
  expect(askedAccount([second, tiktok, instagram], [{ platform: 'instagram' }])).toBe(instagram)
  expect(askedAccount([instagram, tiktok], [{ platform: 'youtube' }])).toBe(tiktok)
  expect(askedAccount([instagram, tiktok], [])).toBe(tiktok)
  expect(askedAccount([], [])).toBeUndefined()
})
