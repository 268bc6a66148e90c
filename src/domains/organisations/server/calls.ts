import type { HandlersOf } from '../../../access/server/handler.ts'
import type { organisationCalls } from '../contract.ts'
import { addColleague } from './calls/addColleague.ts'
import { answerTeamInvitation } from './calls/answerTeamInvitation.ts'
import { changeMemberRole } from './calls/changeMemberRole.ts'
import { getTeamInvitation } from './calls/getTeamInvitation.ts'
import { handOverOwnership } from './calls/handOverOwnership.ts'
import { inviteMember } from './calls/inviteMember.ts'
import { leaveTeam } from './calls/leaveTeam.ts'
import { listBrandContacts } from './calls/listBrandContacts.ts'
import { listGroupTeam } from './calls/listGroupTeam.ts'
import { listTeam } from './calls/listTeam.ts'
import { removeBrandContact } from './calls/removeBrandContact.ts'
import { removeMember } from './calls/removeMember.ts'
import { resendInvitation } from './calls/resendInvitation.ts'
import { saveBrandContact } from './calls/saveBrandContact.ts'
import { withdrawInvitation } from './calls/withdrawInvitation.ts'

export const organisationHandlers: HandlersOf<typeof organisationCalls> = {
  addColleague,
  answerTeamInvitation,
  changeMemberRole,
  getTeamInvitation,
  handOverOwnership,
  inviteMember,
  leaveTeam,
  listBrandContacts,
  listGroupTeam,
  listTeam,
  removeBrandContact,
  removeMember,
  resendInvitation,
  saveBrandContact,
  withdrawInvitation,
}
