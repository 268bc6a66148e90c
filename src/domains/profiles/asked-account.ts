/**
 * The account by which a creator is judged for a brief: the largest on a platform that it asks for, or the largest of all.
 * Every page and the match take this one, so that they tell the same numbers.
 */
export function askedAccount<A extends { platform: string; followers: number }>(
  accounts: readonly A[],
  asked: readonly { platform: string }[],
): A | undefined {
  const fitting = accounts.filter(({ platform }) => asked.some((one) => one.platform === platform))
  return largestOf(fitting) ?? largestOf(accounts)
}

function largestOf<A extends { followers: number }>(accounts: readonly A[]): A | undefined {
  return accounts.reduce<A | undefined>(
    (largest, account) => (largest && largest.followers >= account.followers ? largest : account),
    undefined,
  )
}
