import type { HandlersOf } from '../../accounts/server/handler.ts'
import type { peopleCalls } from '../contract.ts'
import { disablePerson } from './calls/disablePerson.ts'
import { enablePerson } from './calls/enablePerson.ts'
import { endPersonSessions } from './calls/endPersonSessions.ts'
import { getPerson } from './calls/getPerson.ts'
import { linkProfile } from './calls/linkProfile.ts'
import { listAudit } from './calls/listAudit.ts'
import { listPeople } from './calls/listPeople.ts'
import { mailPersonLink } from './calls/mailPersonLink.ts'
import { unlinkProfile } from './calls/unlinkProfile.ts'

export const peopleHandlers: HandlersOf<typeof peopleCalls> = {
  disablePerson,
  enablePerson,
  endPersonSessions,
  getPerson,
  linkProfile,
  listAudit,
  listPeople,
  mailPersonLink,
  unlinkProfile,
}
