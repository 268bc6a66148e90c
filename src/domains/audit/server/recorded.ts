import type { Tx } from '../../../kit/server/database.ts'
import type { EventKind, Fields } from '../events.ts'

/** An event that was just recorded, and what was worth knowing of its subject. */
export type Recorded = {
  uid: string
  at: Date
  kind: EventKind
  subjectUid: string
  brandUid: string | null
  influencerUid: string | null
  context: Fields
}
type Listener = (tx: Tx, recorded: Recorded) => Promise<void>

let listener: Listener | null = null

/** Called where the product is put together: a later domain hears of every event, in the transaction that records it. */
export function joinRecorded(hear: Listener): void {
  listener = hear
}

export async function passOn(tx: Tx, recorded: Recorded): Promise<void> {
  await listener?.(tx, recorded)
}
