import type { HandlersOf } from '../../../access/server/handler.ts'
import type { keyCalls } from '../contract.ts'
import { createApiKey } from './calls/createApiKey.ts'
import { getApiKey } from './calls/getApiKey.ts'
import { listApiKeys } from './calls/listApiKeys.ts'
import { replaceApiKey } from './calls/replaceApiKey.ts'
import { revokeApiKey } from './calls/revokeApiKey.ts'

export const keyHandlers: HandlersOf<typeof keyCalls> = {
  createApiKey,
  getApiKey,
  listApiKeys,
  replaceApiKey,
  revokeApiKey,
}
