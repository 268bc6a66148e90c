type Counted = { postedAt: Date; counts: { views: number | null; likes: number | null; comments: number | null } }

/** What has been up for less is still being seen. */
const leastAgeMs = 2 * 86_400_000

/**
 * Views of a recent post and its engagement (likes and comments against followers, in basis points), as averages over the
 * posts that the platform counts; null where it counts none. Only for platforms whose terms allow figures of our own.
 */
export function averagesOf(
  posts: readonly Counted[],
  followers: number,
  at: Date,
): { views: number | null; engagementBp: number | null } {
  const settled = posts.filter(({ postedAt }) => at.getTime() - postedAt.getTime() > leastAgeMs)
  const views = settled.flatMap(({ counts }) => (counts.views === null ? [] : [counts.views]))
  const reactions = settled.flatMap(({ counts: { likes, comments } }) =>
    likes === null ? [] : [likes + (comments ?? 0)],
  )
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  return {
    views: views.length > 0 ? Math.round(mean(views)) : null,
    engagementBp:
      reactions.length > 0 && followers > 0
        ? Math.min(10_000, Math.round((mean(reactions) / followers) * 10_000))
        : null,
  }
}
