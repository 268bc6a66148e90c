import * as z from 'zod/mini'
import type { To } from '../../../kit/web/link.tsx'
import { toAccount } from '../../accounts/web/links.ts'
import { toBriefRecord } from '../../briefs/web/links.ts'
import { toCollab } from '../../collabs/web/links.ts'
import { toList } from '../../lists/web/links.ts'
import { toOrganisation } from '../../organisations/web/links.ts'
import { toBrand, toInfluencer } from '../../profiles/web/links.ts'

/** What’s asked to be written on the page of a brand or creator, once it’s there. */
export const addSearch = z.object({ add: z.optional(z.enum(['note', 'task'])) })
type Add = NonNullable<z.output<typeof addSearch>['add']>

/** The page of a brand or creator, where a note or task of it is begun. */
export const toAdd = (add: Add, { kind, uid }: { kind: 'brand' | 'influencer'; uid: string }): To =>
  kind === 'brand'
    ? { path: '/app/admin/brand', search: { brand: uid, add } }
    : { path: '/app/admin/influencer', search: { influencer: uid, add } }

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
