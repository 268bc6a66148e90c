/** What a list can be filtered by one of: the name of its column, and of the records. */
export const recordKinds = ['brand', 'influencer', 'organisation'] as const
export type RecordKind = (typeof recordKinds)[number]
