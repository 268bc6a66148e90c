import type { HandlersOf } from '../../../access/server/handler.ts'
import type { organisationCalls } from '../contract.ts'
import { answerTeamInvitation } from './calls/answerTeamInvitation.ts'
import { changeMemberRole } from './calls/changeMemberRole.ts'
import { getTeamInvitation } from './calls/getTeamInvitation.ts'
import { handOverOwnership } from './calls/handOverOwnership.ts'
import { inviteMember } from './calls/inviteMember.ts'
import { leaveTeam } from './calls/leaveTeam.ts'
import { listTeam } from './calls/listTeam.ts'
import { removeMember } from './calls/removeMember.ts'
import { resendInvitation } from './calls/resendInvitation.ts'
import { withdrawInvitation } from './calls/withdrawInvitation.ts'

export const organisationHandlers: HandlersOf<typeof organisationCalls> = {
  answerTeamInvitation,
  changeMemberRole,
  getTeamInvitation,
  handOverOwnership,
  inviteMember,
  leaveTeam,
  listTeam,
  removeMember,
  resendInvitation,
  withdrawInvitation,
}
