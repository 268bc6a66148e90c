import type { accountCalls } from '../contract.ts'
import { checkUserExists } from './calls/checkUserExists.ts'
import type { HandlersOf } from './handler.ts'

export const accountHandlers: HandlersOf<typeof accountCalls> = { checkUserExists }
