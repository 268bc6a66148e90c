import { newUid } from '../../../access/server/new-uid.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { partsOf } from '../id-check.ts'
import { sealPicture } from './documents.ts'
import { idChecks, idDocuments } from './tables.ts'

/** A check that waits for our team, with the same picture for every part: for the demo. */
export async function makeWaitingCheck(
  tx: Tx,
  config: Config,
  { influencerUid, legalName, at, picture }: { influencerUid: string; legalName: string; at: Date; picture: Buffer },
): Promise<void> {
  const uid = newUid('id_check')
  const check = { uid, influencerUid, legalName, way: 'staff', state: 'submitted', documentKind: 'passport' } as const
  await tx.insert(idChecks).values({ ...check, startedAt: at, submittedAt: at })
  const sealed = sealPicture(config, picture)
  await tx
    .insert(idDocuments)
    .values(partsOf(check.documentKind).map((part) => ({ checkUid: uid, part, sealed, broughtAt: at })))
}
