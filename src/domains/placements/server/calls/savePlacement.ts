import { CallError } from '../../../../kit/contract/errors.ts'
import { newUid } from '../../../../kit/contract/ids.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import type { Actor } from '../../../accounts/roles.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { getOwnFile, showPublicly } from '../../../media/server/reads.ts'
import type { placementCalls } from '../../contract.ts'
import { problemsOf } from '../../placement.ts'
import { beginPlacement, changePlacement, recordPlacement, viewWithDays } from '../keep.ts'
import { placements } from '../tables.ts'

export const savePlacement: Handler<typeof placementCalls.savePlacement> = async (
  { of, fields, pictureUid },
  { actor, tx },
) => {
  const before = of && (await beginPlacement(tx, of))
  const picture = pictureUid === undefined ? (before?.picture ?? null) : await showPicture(tx, actor, pictureUid)
  const problems = problemsOf(fields, picture !== null).map(({ field, message }) => ({
    field: `fields.${field}`,
    message,
  }))
  if (problems.length > 0)
    throw new CallError('invalid-argument', problems[0]!.message, { details: { fields: problems } })
  const written = {
    ...fields,
    picture,
    startsAt: new Date(fields.startsAt),
    endsAt: fields.endsAt === null ? null : new Date(fields.endsAt),
    state: 'draft' as const,
  }
  if (before) {
    const after = await changePlacement(tx, actor, 'saved', before, written)
    return viewWithDays(tx, actor, after)
  }
  const row = { ...written, uid: newUid('placement'), createdAt: now() }
  const [made] = await tx.insert(placements).values(row).returning()
  await recordPlacement(tx, actor, 'made', row.uid, { before: {}, after: written })
  return viewWithDays(tx, actor, made!)
}

async function showPicture(tx: Tx, actor: Actor, fileUid: string | null): Promise<string | null> {
  if (fileUid === null) return null
  const file = await getOwnFile(tx, actor, fileUid)
  if (file.kind !== 'image') throw new CallError('failed-precondition', 'This is for pictures; the file is a video.')
  await showPublicly(tx, [file.uid])
  return file.path
}
