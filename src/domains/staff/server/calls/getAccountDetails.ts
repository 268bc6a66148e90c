import type { Handler } from '../../../../access/server/handler.ts'
import type { staffCalls } from '../../contract.ts'
import { viewPerson } from '../account.ts'

export const getAccountDetails: Handler<typeof staffCalls.getAccountDetails> = async ({ uid }, { actor, db }) =>
  viewPerson(db, actor, uid)
