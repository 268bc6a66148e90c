import type { OutputOf } from '../../../kit/contract/calls.ts'
import type { To } from '../../../kit/web/link.tsx'
import { toBrief } from '../../briefs/web/links.ts'
import { toCollab } from '../../collabs/web/links.ts'
import { toCreator } from '../../profiles/web/links.ts'
import { toRecord } from '../../records/web/record-links.ts'
import type { todayCalls } from '../contract.ts'

type Done = Pick<OutputOf<typeof todayCalls.listDoneToday>['rows'][number], 'subjectUid' | 'brandUid' | 'influencer'>

/** The page of the record that something was done with; else of whom it is about; null where there is none. */
export function pageOfDone({ subjectUid, brandUid, influencer }: Done, isStaff: boolean): To | null {
  const kind = subjectUid.slice(0, subjectUid.lastIndexOf('_'))
  if (isStaff) {
    if (kind === 'meeting' || kind === 'meeting_request') return { path: '/app/admin/calls' }
    return toRecord(subjectUid) ?? toRecord(influencer?.uid ?? brandUid ?? '')
  }
  if (kind === 'collab') return toCollab(subjectUid, brandUid ?? undefined)
  if (kind === 'brief') return brandUid ? toBrief(brandUid, subjectUid) : null
  return influencer ? toCreator(influencer.handle) : null
}
