import { must, one } from '../../../../kit/contract/must.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import type { Actor } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getOwnFile, showPublicly } from '../../../media/server/reads.ts'
import type { adCalls } from '../../contract.ts'
import { problemsOf } from '../../ad.ts'
import { beginAd, changeAd, recordAd, viewWithDays } from '../save.ts'
import { ads } from '../tables.ts'

export const saveAd: Handler<typeof adCalls.saveAd> = async ({ of, fields, pictureUid }, { actor, tx }) => {
  const before = of && (await beginAd(tx, of))
  const picture = pictureUid === undefined ? (before?.picture ?? null) : await showPicture(tx, actor, pictureUid)
  const problems = problemsOf(fields, picture !== null).map(({ field, message }) => ({
    field: `fields.${field}`,
    message,
  }))
  if (problems.length > 0)
    throw new CallError('invalid-argument', must(problems[0], 'problem').message, { details: { fields: problems } })
  const written = {
    ...fields,
    picture,
    startsAt: new Date(fields.startsAt),
    endsAt: fields.endsAt === null ? null : new Date(fields.endsAt),
    state: 'draft' as const,
  }
  if (before) {
    const after = await changeAd(tx, actor, 'updated', before, written)
    return viewWithDays(tx, actor, after)
  }
  const row = { ...written, uid: newUid('ad'), createdAt: now() }
  const made = one(await tx.insert(ads).values(row).returning())
  await recordAd(tx, actor, 'created', row.uid, { before: {}, after: written })
  return viewWithDays(tx, actor, made)
}

async function showPicture(tx: Tx, actor: Actor, fileUid: string | null): Promise<string | null> {
  if (fileUid === null) return null
  const file = await getOwnFile(tx, actor, fileUid)
  if (file.kind !== 'image') throw new CallError('failed-precondition', 'This file is a video. Choose a picture.')
  await showPublicly(tx, [file.uid])
  return file.path
}
