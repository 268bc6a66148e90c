import { type Confirmation, isFromPlatform } from '../profiles/vocabulary.ts'

/** What a creator's page shows, as far as it can be made stronger. */
export type ShownPage = {
  avatar: string | null
  bio: string
  portfolio: number
  formats: number
  accounts: readonly {
    platform: string
    confirmedHow: Confirmation
    confirmedAt: Date
    averageViews: number | null
    audience: object
  }[]
}

/** Fewer items than this leave a brand guessing. */
const enoughContent = 6
const confirmedForMs = 90 * 86_400_000
const mostTips = 4

/** What would make a creator's page stronger, most helpful first. */
export function tipsFor({ avatar, bio, portfolio, formats, accounts }: ShownPage, at: Date): string[] {
  // What a platform reports about a connected account nobody can add to: YouTube gives no averages, TikTok no audience.
  const typed = accounts.filter(({ confirmedHow }) => !isFromPlatform(confirmedHow))
  const stale = typed.some(({ confirmedAt }) => at.getTime() - confirmedAt.getTime() > confirmedForMs)
  const hasInstagram = accounts.some(
    ({ platform, confirmedHow }) => platform === 'instagram' && isFromPlatform(confirmedHow),
  )
  const tips = [
    portfolio < enoughContent &&
      `Add ${enoughContent - portfolio} more to your portfolio: brands look at your content first.`,
    accounts.length === 0 && 'Add an account, so brands know how many people see your content.',
    accounts.some(({ confirmedHow }) => confirmedHow === 'self-declared') &&
      'Connect your account: brands trust numbers that the platform verifies.',
    stale && 'Update your numbers: some were last confirmed more than three months ago.',
    typed.some(({ averageViews }) => averageViews === null) &&
      'Add your average views: they tell brands more than a follower count.',
    accounts.length > 0 &&
      !hasInstagram &&
      accounts.every(({ audience }) => !('city' in audience)) &&
      'Connect Instagram to show your audience’s top cities: venues look for people nearby.',
    avatar === null && 'Add a photo of yourself.',
    bio.trim() === '' && 'Add a bio: a sentence or two about what you make and who it’s for.',
    formats === 0 && 'Add the formats you make.',
  ]
  return tips.filter((tip) => tip !== false).slice(0, mostTips)
}
