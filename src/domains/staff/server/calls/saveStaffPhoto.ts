import { must } from '../../../../kit/contract/must.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { type Actor, accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { lockStaffMember, setStaffPhoto } from '../../../accounts/server/staff.ts'
import { getOwnFile, showPublicly } from '../../../media/server/reads.ts'
import type { staffCalls } from '../../contract.ts'
import { recordOnAccount } from '../account.ts'
import { viewStaff } from '../staff.ts'

export const saveStaffPhoto: Handler<typeof staffCalls.saveStaffPhoto> = async ({ fileUid }, { actor, tx }) => {
  const uid = accountOf(actor)
  const before = must(await lockStaffMember(tx, uid), 'staff card of the caller')
  const photo = fileUid && (await publicPicture(tx, actor, fileUid))
  await setStaffPhoto(tx, uid, photo)
  const change = { before: { photo: before.photo }, after: { photo } }
  await recordOnAccount(tx, actor, 'staff-photo-updated', uid, change)
  return viewStaff(tx, actor)
}

async function publicPicture(tx: Tx, actor: Actor, fileUid: string): Promise<string> {
  // The team may look at every file; what becomes public here must be one's own.
  const file = await getOwnFile(tx, { ...actor, staff: null }, fileUid)
  if (file.kind !== 'image') throw new CallError('failed-precondition', 'This file is a video. Choose a photo.')
  await showPublicly(tx, [file.uid])
  return file.path
}
