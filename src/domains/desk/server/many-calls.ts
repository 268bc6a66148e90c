import { must } from '../../../kit/contract/must.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db, Tx } from '../../../kit/server/database.ts'

/** The calls that may be made for many records, and how one is made in somebody's name. Joined by the product, which has them all. */
export type ManyCalls = {
  /** The kinds of record that a call changes; null for a call that is not made for many. */
  touchesOf: (call: string) => readonly string[] | null
  /** Makes it in the transaction, with the permissions of the account; throws a `CallError` where it is refused. */
  make: (tx: Tx, on: { db: Db; config: Config }, call: string, input: unknown, accountUid: string) => Promise<unknown>
}

let joined: ManyCalls | null = null

export function joinManyCalls(calls: ManyCalls): void {
  joined = calls
}

export function manyCalls(): ManyCalls {
  return must(joined, 'the calls that are made for many')
}
