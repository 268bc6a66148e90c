import type { Snapshot } from './accounts.ts'

const dayMs = 86_400_000
/** A jump is at least so many new followers, at least this share more, and so many times what is usual. */
const leastNew = 500
const leastShare = 0.1
const timesUsual = 6
/** What is usual is told from so many days. */
const usualDays = 30

/** What somebody of the team makes of a jump. */
export const jumpFindings = ['post', 'press', 'bought', 'unclear'] as const
export type JumpFinding = (typeof jumpFindings)[number]
export const jumpFindingWords: Readonly<Record<JumpFinding, string>> = {
  post: 'A post went viral',
  press: 'Press, a collab or a campaign',
  bought: 'The followers look bought',
  unclear: 'No explanation yet',
}

export type RecentPost = { postedAt: Date; views: number | null }
export type Jump = { before: number; after: number; reasons: string[] }

/**
 * A rise in followers that accounts rarely make, with the reasons why it is pointed out; null for what grows as it did.
 * `growth` ends with the newest snapshot. It is a question to a person, never a verdict.
 */
export function findJump(growth: readonly Snapshot[], posts: readonly RecentPost[]): Jump | null {
  const [last, before] = [growth.at(-1), growth.at(-2)]
  if (!last || !before) return null
  const days = Math.max(1, (Date.parse(last.day) - Date.parse(before.day)) / dayMs)
  const gained = last.followers - before.followers
  if (gained < leastNew || gained < before.followers * leastShare * Math.sqrt(days)) return null
  const usual = usualPerDay(growth.slice(0, -1))
  if (usual !== null && gained / days < usual * timesUsual) return null
  const share = Math.round((gained / Math.max(1, before.followers)) * 100)
  const reasons = [
    `${amount(before.followers)} to ${amount(last.followers)} followers (+${share}%) in ${days === 1 ? 'a day' : `${days} days`}`,
    usual === null
      ? 'No earlier snapshots to compare with'
      : `Usually about ${amount(Math.round(usual))} new followers a day`,
    postReason(posts, last, days),
  ]
  return { before: before.followers, after: last.followers, reasons }
}

/** The middle of what came a day over the last weeks; null under three snapshots. */
function usualPerDay(growth: readonly Snapshot[]): number | null {
  const newest = growth.at(-1)
  if (!newest) return null
  const recent = growth.filter(({ day }) => Date.parse(day) >= Date.parse(newest.day) - usualDays * dayMs)
  const perDay = recent.slice(1).map((one, index) => {
    const earlier = recent[index] ?? one
    const days = Math.max(1, (Date.parse(one.day) - Date.parse(earlier.day)) / dayMs)
    return Math.abs(one.followers - earlier.followers) / days
  })
  return perDay.length < 2 ? null : (perDay.toSorted((a, b) => a - b)[Math.floor(perDay.length / 2)] ?? null)
}

/** A post that went around explains a jump; without one it is odder. */
function postReason(posts: readonly RecentPost[], last: Snapshot, days: number): string {
  const end = Date.parse(last.day) + dayMs
  const counted = posts.flatMap(({ postedAt, views }) => (views === null ? [] : [{ at: postedAt.getTime(), views }]))
  const fresh = counted.filter(({ at }) => at > end - (days + 7) * dayMs)
  const older = counted.filter(({ at }) => at <= end - (days + 7) * dayMs).map(({ views }) => views)
  if (fresh.length === 0) return 'No new post with views in the week before'
  const usual = older.toSorted((a, b) => a - b)[Math.floor(older.length / 2)]
  const best = Math.max(...fresh.map(({ views }) => views))
  if (usual === undefined) return `The most-viewed recent post has ${amount(best)} views`
  return best > usual * 3
    ? `A recent post has ${amount(best)} views (usually about ${amount(usual)}), which may explain this`
    : `No recent post got more views than usual (about ${amount(usual)})`
}

function amount(value: number): string {
  return value.toLocaleString('en-GB')
}
