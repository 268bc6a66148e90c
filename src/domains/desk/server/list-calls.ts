import type { Actor } from '../../../access/roles.ts'
import { must } from '../../../kit/contract/must.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db } from '../../../kit/server/database.ts'

export type ListPage = { rows: readonly Readonly<Record<string, unknown>>[]; nextCursor: string | null }

/** The calls that answer lists in pages. Joined by the product, which has them all. */
export type ListCalls = {
  isList: (call: string) => boolean
  /** Whether the roles of an account let it make the call. */
  isOpenTo: (call: string, actor: Actor) => boolean
  /** A page, with the permissions of the account; throws a `CallError` where it is refused. */
  read: (on: { db: Db; config: Config }, call: string, asked: unknown, accountUid: string) => Promise<ListPage>
}

let joined: ListCalls | null = null

export function joinListCalls(calls: ListCalls): void {
  joined = calls
}

export function listCalls(): ListCalls {
  return must(joined, 'the calls that answer lists')
}
