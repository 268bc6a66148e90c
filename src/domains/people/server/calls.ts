import type { HandlersOf } from '../../accounts/server/handler.ts'
import type { peopleCalls } from '../contract.ts'
import { assignBrands } from './calls/assignBrands.ts'
import { changeStaffRole } from './calls/changeStaffRole.ts'
import { disablePerson } from './calls/disablePerson.ts'
import { enablePerson } from './calls/enablePerson.ts'
import { endPersonSessions } from './calls/endPersonSessions.ts'
import { endStaff } from './calls/endStaff.ts'
import { getPerson } from './calls/getPerson.ts'
import { inviteStaff } from './calls/inviteStaff.ts'
import { linkProfile } from './calls/linkProfile.ts'
import { listAudit } from './calls/listAudit.ts'
import { listPeople } from './calls/listPeople.ts'
import { listStaff } from './calls/listStaff.ts'
import { mailPersonLink } from './calls/mailPersonLink.ts'
import { makeSignInAsLink } from './calls/makeSignInAsLink.ts'
import { saveStaffCard } from './calls/saveStaffCard.ts'
import { saveStaffPhoto } from './calls/saveStaffPhoto.ts'
import { unlinkProfile } from './calls/unlinkProfile.ts'

export const peopleHandlers: HandlersOf<typeof peopleCalls> = {
  assignBrands,
  changeStaffRole,
  disablePerson,
  enablePerson,
  endPersonSessions,
  endStaff,
  getPerson,
  inviteStaff,
  linkProfile,
  listAudit,
  listPeople,
  listStaff,
  mailPersonLink,
  makeSignInAsLink,
  saveStaffCard,
  saveStaffPhoto,
  unlinkProfile,
}
