import type { Handler } from '../../../accounts/server/handler.ts'
import type { peopleCalls } from '../../contract.ts'
import { viewPerson } from '../person.ts'

export const getPerson: Handler<typeof peopleCalls.getPerson> = async ({ uid }, { actor, db }) =>
  viewPerson(db, actor, uid)
