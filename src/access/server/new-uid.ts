import { makeUid } from '../../kit/contract/uid.ts'
import type { IdKind } from '../ids.ts'

/** A new public id, `account_01jd…`. */
export function newUid(kind: IdKind): string {
  return makeUid(kind)
}
