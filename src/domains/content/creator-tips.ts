/** What a creator's page shows, as far as it can be made stronger. */
export type ShownPage = {
  avatar: string | null
  bio: string
  portfolio: number
  formats: number
  accounts: readonly { confirmedHow: string; confirmedAt: Date; averageViews: number | null; audience: object }[]
}

/** Fewer items than this leave a brand guessing. */
const enoughContent = 6
const confirmedForMs = 90 * 86_400_000
const mostTips = 4

/** What would make a creator's page stronger, most helpful first. */
export function tipsFor({ avatar, bio, portfolio, formats, accounts }: ShownPage, at: Date): string[] {
  const stale = accounts.some(({ confirmedAt }) => at.getTime() - confirmedAt.getTime() > confirmedForMs)
  const tips = [
    portfolio < enoughContent &&
      `Add ${enoughContent - portfolio} more to your portfolio: brands look at your content first.`,
    accounts.length === 0 && 'Add an account, so that brands know how many people see your content.',
    accounts.some(({ confirmedHow }) => confirmedHow === 'self-declared') &&
      'Add a screenshot of your insights, so that your numbers are verified.',
    stale && 'Update your numbers: some were last confirmed more than three months ago.',
    accounts.some(({ averageViews }) => averageViews === null) &&
      'Add your average views: they say more than followers.',
    accounts.length > 0 &&
      accounts.every(({ audience }) => !('city' in audience)) &&
      'Add your audience’s top cities: venues look for people nearby.',
    avatar === null && 'Add a photo of yourself.',
    bio.trim() === '' && 'Say in a sentence or two what you make, and for whom.',
    formats === 0 && 'Say which formats you make.',
  ]
  return tips.filter((tip) => tip !== false).slice(0, mostTips)
}
