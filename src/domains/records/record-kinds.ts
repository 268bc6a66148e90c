/** What our team keeps records of, by how their ids begin. */
const kinds = {
  brand: 'brand',
  influencer: 'influencer',
  org: 'organisation',
  account: 'person',
  brief: 'brief',
  collab: 'collab',
} as const
export type RecordKind = (typeof kinds)[keyof typeof kinds]

/** Which kind of record an id is of. The contract lets no other ids in. */
export function recordKindOf(uid: string): RecordKind {
  const prefix = uid.slice(0, uid.lastIndexOf('_'))
  for (const [known, kind] of Object.entries(kinds)) if (known === prefix) return kind
  throw new Error(`${prefix} is no kind of record`)
}
