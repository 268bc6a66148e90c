import type { UsageRights } from '../briefs/brief.ts'

type Rights = { usageRights: UsageRights; usageMonths: number }

/** The longest that usage rights can last, in months. */
export const mostUsageMonths = 60

/** When the brand's rights to use a deliverable end: so many calendar months after its approval; null where none were agreed. */
export function rightsEnd({ usageRights, usageMonths }: Rights, approvedAt: Date): Date | null {
  if (usageRights === 'none') return null
  const end = new Date(approvedAt)
  const day = end.getUTCDate()
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + usageMonths)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(day, lastDay))
  return end
}

/** When rights to content that is approved already would end, of whatever was approved first and last; null before that. */
export function rightsEnds(rights: Rights, approvedAt: readonly Date[]): { first: Date; last: Date } | null {
  const ends = approvedAt
    .flatMap((at) => rightsEnd(rights, at) ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())
  const [first, last] = [ends.at(0), ends.at(-1)]
  return first && last ? { first, last } : null
}

/** Why such rights would buy nothing: they would end before now for everything that was approved; null where some would last. */
export function whyRightsEnded(
  rights: Rights,
  approvedAt: readonly Date[],
  { at, timezone }: { at: Date; timezone: string },
): string | null {
  const ends = rightsEnds(rights, approvedAt)
  if (!ends || ends.last > at) return null
  const months = Array.from({ length: mostUsageMonths }, (_, nth) => nth + 1)
  const least = months.find((usageMonths) => {
    const then = rightsEnds({ ...rights, usageMonths }, approvedAt)
    return then && then.last > at
  })
  const past = `Months count from approval, so these rights would have ended on ${dayIn(ends.last, timezone)}.`
  return least === undefined
    ? `${past} They can’t last longer than ${mostUsageMonths} months. Agree a new collab instead.`
    : `${past} Enter at least ${least} months.`
}

function dayIn(at: Date, timeZone: string): string {
  return at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
}
