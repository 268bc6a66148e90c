import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db, Queryable } from '../../../kit/server/database.ts'
import type { SealedColumn } from '../../../kit/server/sealing-again.ts'
import { seal, unseal } from '../../../kit/server/sealing.ts'
import { openImage } from '../../media/server/probe-image.ts'
import type { Part } from '../id-check.ts'
import { assertOpen, lockOwnCheck } from './checks.ts'
import { idDocuments } from './tables.ts'

const purpose = 'id-document'

export const sealedDocuments: SealedColumn = {
  table: idDocuments,
  column: idDocuments.sealed,
  key: [idDocuments.checkUid, idDocuments.part],
  purpose,
}

/** Enough to read the small print of a passport. */
const longestSide = 2_400

const taken = new Set(['jpeg', 'png', 'webp'])

/** Keeps one picture of a creator’s own check, sealed, in place of the one before it. What the camera wrote into it is left out. */
export async function keepPicture(
  { db, config }: { db: Db; config: Config },
  actor: Actor,
  { uid, part, bytes }: { uid: string; part: Part; bytes: Buffer },
): Promise<void> {
  const picture = await readable(bytes)
  const sealed = sealPicture(config, picture)
  await db.transaction(async (tx) => {
    const check = await lockOwnCheck(tx, actor, uid)
    assertOpen(check)
    if (check.state !== 'started' || check.way !== 'staff')
      throw new CallError(
        'failed-precondition',
        'We’re checking what you sent. Cancel that check to send another photo.',
      )
    const row = { sealed, broughtAt: now() }
    await tx
      .insert(idDocuments)
      .values({ checkUid: uid, part, ...row })
      .onConflictDoUpdate({ target: [idDocuments.checkUid, idDocuments.part], set: row })
  })
}

/** A picture as it is kept. */
export const sealPicture = (config: Config, picture: Buffer) => seal(config, purpose, picture.toString('base64'))

/** One picture as it was brought; null once it is deleted. */
export async function findPicture(db: Queryable, config: Config, uid: string, part: Part): Promise<Buffer | null> {
  const [row] = await db
    .select({ sealed: idDocuments.sealed })
    .from(idDocuments)
    .where(and(eq(idDocuments.checkUid, uid), eq(idDocuments.part, part)))
  const picture = row && unseal(config, purpose, row.sealed)
  return picture ? Buffer.from(picture, 'base64') : null
}

async function readable(bytes: Buffer): Promise<Buffer> {
  try {
    const image = await openImage(bytes)
    const { format } = await image.metadata()
    if (!taken.has(format ?? '')) throw new Error(`not a photo: ${format}`)
    const room = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
    return await image.resize(room).flatten({ background: '#fff' }).jpeg({ quality: 88 }).toBuffer()
  } catch (cause) {
    throw new CallError('invalid-argument', 'We can’t read this file. Choose a photo: JPEG, PNG or WebP.', { cause })
  }
}
