import { makeUid } from '../kit/contract/uid.ts'

/** Every kind of record that has a public id. The kit makes `mail` itself. */
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
  'meeting_request',
] as const
export type IdKind = (typeof idKinds)[number]

/** A new public id, `account_01jd…`. */
export function newUid(kind: IdKind): string {
  return makeUid(kind)
}
