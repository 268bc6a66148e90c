import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { findPublicProfile } from '../public-page.ts'

export const getPublicInfluencer: Handler<typeof profileCalls.getPublicInfluencer> = async ({ slug }, { db }) => {
  const found = await findPublicProfile(db, { slug })
  if (!found) throw new CallError('not-found', 'This page isn’t public, or it no longer exists.')
  const { name, handle, avatar, city } = found.profile
  return { uid: found.uid, name, handle, avatar, city }
}
