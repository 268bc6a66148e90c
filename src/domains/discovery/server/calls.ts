import type { HandlersOf } from '../../accounts/server/handler.ts'
import type { discoveryCalls } from '../contract.ts'
import { listFeed } from './calls/listFeed.ts'
import { markBrief } from './calls/markBrief.ts'

export const discoveryHandlers: HandlersOf<typeof discoveryCalls> = { listFeed, markBrief }
