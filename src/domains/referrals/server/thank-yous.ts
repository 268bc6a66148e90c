import type { ProfileType } from '../../../access/roles.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { ThankYou } from '../contract.ts'
import { referralThankYous } from './tables.ts'

/** What is set for each kind; off where nothing was set yet. */
export async function findThankYous(db: Queryable): Promise<Record<ProfileType, ThankYou>> {
  const rows = await db.select().from(referralThankYous)
  const of = (kind: ProfileType): ThankYou =>
    rows.find((row) => row.kind === kind) ?? { kind, text: '', isOn: false, version: 0 }
  return { influencer: of('influencer'), brand: of('brand') }
}

/** What somebody is promised who joins now; empty while it is off. */
export async function findPromise(db: Queryable, kind: ProfileType): Promise<string> {
  const { text, isOn } = (await findThankYous(db))[kind]
  return isOn ? text : ''
}
