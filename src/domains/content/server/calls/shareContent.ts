import { newUid } from '../../../../access/server/new-uid.ts'
import { assertForBrand, noBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { makeSecret } from '../../../accounts/server/tokens.ts'
import { record } from '../../../audit/server/record.ts'
import { lockBrand } from '../../../profiles/server/save.ts'
import type { contentCalls } from '../../contract.ts'
import { mostContentLinks } from '../../collections.ts'
import { lockCollection } from '../collections.ts'
import { listOpenLinks, uidsBehind } from '../content-links.ts'
import { noDeliverable } from '../deliverable.ts'
import { findFinished, splitByRights } from '../finished.ts'
import { contentLinks } from '../tables.ts'

export const shareContent: Handler<typeof contentCalls.shareContent> = async (
  { brandUid, of, days, withOriginals },
  { actor, tx, config },
) => {
  assertForBrand(actor, brandUid)
  // Locked: two colleagues sharing at once are counted one after the other.
  await lockBrand(tx, actor, brandUid)
  const collection = 'collectionUid' in of ? await lockCollection(tx, actor, of.collectionUid) : null
  if (collection && collection.brandUid !== brandUid) throw noBrand()
  const chosen = 'deliverableUids' in of ? of : { name: '', deliverableUids: [] }
  const subject = { collectionUid: collection?.uid ?? null, deliverableUids: [...new Set(chosen.deliverableUids)] }
  const finished = await findFinished(tx, brandUid, await uidsBehind(tx, subject))
  if (finished.length < subject.deliverableUids.length) throw noDeliverable()
  if (splitByRights(finished).usable.length === 0)
    throw new CallError(
      'failed-precondition',
      'There’s nothing to show yet: a link only shows content that you have usage rights for.',
    )
  if ((await listOpenLinks(tx, brandUid)).length >= mostContentLinks)
    throw new CallError('failed-precondition', `You can have up to ${mostContentLinks} links. Turn one off first.`)
  const { token, hash } = makeSecret()
  const uid = newUid('link')
  const expiresAt = plus(now(), days * dayMs)
  const name = collection?.name ?? chosen.name
  await tx
    .insert(contentLinks)
    .values({ uid, brandUid, ...subject, name, withOriginals, tokenHash: hash, createdAt: now(), expiresAt })
  await record(
    tx,
    actor,
    actor.staff ? 'staff' : 'brand',
    'content-link.created',
    { subjectUid: uid, brandUid },
    { after: { name, days, withOriginals } },
  )
  return { url: `${config.publicUrl}/content?token=${token}`, expiresAt: expiresAt.toISOString() }
}
