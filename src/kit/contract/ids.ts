import { typeid } from 'typeid-js'

/** Every kind of record that has a public id. */
export const idKinds = [
  'account',
  'session',
  'file',
  'upload',
  'org',
  'brand',
  'influencer',
  'list',
  'brief',
  'collab',
  'visit',
  'deliverable',
  'comment',
  'link',
  'message',
  'event',
  'notification',
  'mail',
  'checkout',
  'ribbon',
  'ad',
  'meeting',
  'wish',
] as const
export type IdKind = (typeof idKinds)[number]

/** A new id, `account_01jd…`: it tells its kind and sorts by the time it was made. */
export function newUid(kind: IdKind): string {
  return typeid(kind).toString()
}
