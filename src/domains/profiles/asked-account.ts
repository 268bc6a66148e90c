/**
 * The account by which a creator is judged for a brief: the largest on a platform that it asks for, or the largest of all.
 * Every page and the match take this one, so that they tell the same numbers.
 */
export function askedAccount<A extends { platform: string; followers: number }>(
  accounts: readonly A[],
  asked: readonly { platform: string }[],
): A | undefined {
  const bySize = accounts.toSorted((a, b) => b.followers - a.followers)
  return bySize.find(({ platform }) => asked.some((one) => one.platform === platform)) ?? bySize[0]
}
