import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { tell, type Telling } from '../../notices/server/record.ts'

export type CalmTelling = Omit<Telling, 'path' | 'action'>

/** A notice about a plan: it leads everyone to the page of a brand of theirs. */
export async function tellPeople(
  tx: Tx,
  config: Config,
  people: readonly { uid: string; email: string; brandUid: string }[],
  key: string,
  telling: CalmTelling,
): Promise<void> {
  for (const person of people) {
    const path = `/app/brand/billing?uid=${person.brandUid}`
    await tell(tx, config, [person], key, { ...telling, path, action: 'Open your plan' })
  }
}
