import { mustGet } from '../../../../kit/contract/must.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { findDisplayNames } from '../../../accounts/server/accounts.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { organisationCalls } from '../../contract.ts'
import { getInvitationByToken } from '../invitations.ts'

export const getTeamInvitation: Handler<typeof organisationCalls.getTeamInvitation> = async ({ token }, { db }) => {
  const { brandUid, byUid, email, role, expiresAt } = await getInvitationByToken(db, token)
  return {
    brandName: (await getBrand(db, brandUid)).name,
    by: mustGet(await findDisplayNames(db, [byUid]), byUid),
    email,
    role,
    expiresAt: expiresAt.toISOString(),
  }
}
