import { clockOf, dayOf } from '../../../../../kit/web/format.ts'
import type { CollabData } from '../../../../collabs/web/parts/StageBadge.tsx'
import type { FieldValues } from '../../../template-fields.ts'
import type { ThreadData } from './thread-data.ts'

/** What the fields of a template stand for in one conversation, with days and times of the venue. */
export function fieldValues(
  { brand, influencer }: Pick<ThreadData, 'brand' | 'influencer'>,
  { brief, terms, visit, contentDueAt, brand: { timezone } }: CollabData,
  myName: string,
): FieldValues {
  const startsAt = visit && !visit.released ? visit.startsAt : null
  return {
    creator: influencer.name,
    'first name': influencer.name.split(' ')[0] ?? influencer.name,
    venue: brand.name,
    brief: (terms ?? brief).title,
    date: startsAt && dayOf(startsAt, timezone),
    time: startsAt && !visit?.stay ? clockOf(startsAt, timezone) : null,
    'content due': contentDueAt && dayOf(contentDueAt, timezone),
    'my name': myName,
  }
}
