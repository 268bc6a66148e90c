import type { InputOf, OutputOf } from '../../../kit/contract/calls.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import type { Alike } from '../../profiles/server/alike.ts'
import type { duplicateCalls } from '../contract.ts'

type Preview = OutputOf<typeof duplicateCalls.getMergePreview>
export type MergeWork = InputOf<typeof duplicateCalls.mergeProfiles>

/** What is different between creators and brands; everything else about a merge is the same. */
export type MergeSide = {
  /** What profiles are shown by, of those that there are. */
  list: (
    db: Queryable,
    uids: readonly string[],
  ) => Promise<Map<string, { name: string; about: string; picture: string | null }>>
  findAlike: (db: Queryable, uids: readonly string[]) => Promise<Alike[]>
  /** Null where one of the two is not there. */
  compare: (
    db: Queryable,
    uid: string,
    otherUid: string,
  ) => Promise<Pick<Preview, 'staying' | 'going' | 'fields' | 'same' | 'obstacles'> | null>
  /** Locks both and looks at their versions; `finish` is called once everything else has moved. */
  begin: (
    tx: Tx,
    actor: Actor,
    work: MergeWork,
  ) => Promise<{ obstacles: string[]; names: { staying: string; going: string }; finish: () => Promise<void> }>
}
