import type { To } from '../../../kit/web/link.tsx'
import { toAccount } from '../../accounts/web/links.ts'
import { toBriefRecord } from '../../briefs/web/links.ts'
import { toCollab } from '../../collabs/web/links.ts'
import { toList } from '../../lists/web/links.ts'
import { toOrganisation } from '../../organisations/web/links.ts'
import { toBrand, toInfluencer } from '../../profiles/web/links.ts'

const pages: Readonly<Record<string, (uid: string) => To>> = {
  account: toAccount,
  brand: toBrand,
  brief: toBriefRecord,
  collab: (uid) => toCollab(uid),
  influencer: toInfluencer,
  list: toList,
  org: toOrganisation,
}

/** Our team's page about a record; null where there is none. */
export function toRecord(uid: string): To | null {
  return pages[uid.slice(0, uid.lastIndexOf('_'))]?.(uid) ?? null
}
