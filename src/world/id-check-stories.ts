import type { DocumentKind, Part } from '../domains/identity/id-check.ts'
import { keepPicture } from '../domains/identity/server/documents.ts'
import { drawnPhoto } from '../domains/media/server/build.ts'
import { loadActor } from '../domains/accounts/server/load-actor.ts'
import type { Person, World } from './world.ts'

const given = { legalName: 'Alice Marie Moreau', agreed: true } as const

/** Alice has begun an ID check by our team. */
export async function startedIdCheck(w: World, documentKind: DocumentKind = 'passport') {
  return (await w.alice.call('startIdCheck', { influencerUid: w.aliceInfluencer, ...given, documentKind })).check
}

/** Alice adds photos to her check. */
export async function bringPictures(w: World, uid: string, parts: readonly Part[]): Promise<void> {
  const actor = await loadActor(w.database.db, {
    accountUid: w.alice.accountUid,
    sessionUid: null,
    address: '',
    requestId: 'story',
  })
  const at = { db: w.database.db, config: w.config }
  for (const part of parts)
    await keepPicture(at, actor, { uid, part, bytes: await drawnPhoto(part === 'document' ? 3 : 4, 600, 400) })
}

/** Alice has sent her document and a selfie. */
export async function submittedIdCheck(w: World) {
  const { uid } = await startedIdCheck(w)
  await bringPictures(w, uid, ['document', 'selfie'])
  return w.alice.call('submitIdCheck', { uid })
}

/** Somebody of the team opens both pictures. */
export async function lookAtDocuments(person: Person, uid: string): Promise<void> {
  for (const part of ['document', 'selfie'] as const) await person.call('openIdDocument', { uid, part })
}
