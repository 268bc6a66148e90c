import type { HandlersOf } from '../../accounts/server/handler.ts'
import type { profileCalls } from '../contract.ts'
import { getApproval } from './calls/getApproval.ts'
import { getSessionAndUserProfile } from './calls/getSessionAndUserProfile.ts'
import { getUser } from './calls/getUser.ts'
import { listBrands } from './calls/listBrands.ts'
import { updateSessionUserProfile } from './calls/updateSessionUserProfile.ts'

export const profileHandlers: HandlersOf<typeof profileCalls> = {
  getApproval,
  getUser,
  getSessionAndUserProfile,
  updateSessionUserProfile,
  listBrands,
}
