import type { CollabData } from '../../collabs/web/parts/StageBadge.tsx'

/** Whether the visit of a collab is still to come, or has to be booked again. */
export function isAhead(
  { stage, outcome, visit }: Pick<CollabData, 'stage' | 'outcome' | 'visit'>,
  now: number,
): boolean {
  if (outcome !== 'open' || stage !== 4 || !visit || visit.checkedInAt) return false
  return Date.parse(visit.startsAt) > now || visit.released
}
