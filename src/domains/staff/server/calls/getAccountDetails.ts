import type { Handler } from '../../../../access/server/handler.ts'
import type { staffCalls } from '../../contract.ts'
import { viewAccount } from '../account.ts'

export const getAccountDetails: Handler<typeof staffCalls.getAccountDetails> = async ({ uid }, { actor, db }) =>
  viewAccount(db, actor, uid)
