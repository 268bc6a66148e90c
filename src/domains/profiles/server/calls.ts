import type { HandlersOf } from '../../accounts/server/handler.ts'
import type { profileCalls } from '../contract.ts'
import { getSessionAndUserProfile } from './calls/getSessionAndUserProfile.ts'
import { getUser } from './calls/getUser.ts'
import { listBrands } from './calls/listBrands.ts'
import { makeQuickLoginLink } from './calls/makeQuickLoginLink.ts'
import { updateSessionUserProfile } from './calls/updateSessionUserProfile.ts'

export const profileHandlers: HandlersOf<typeof profileCalls> = {
  getUser,
  getSessionAndUserProfile,
  updateSessionUserProfile,
  makeQuickLoginLink,
  listBrands,
}
