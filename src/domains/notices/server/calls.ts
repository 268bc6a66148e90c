import type { HandlersOf } from '../../accounts/server/handler.ts'
import type { noticeCalls } from '../contract.ts'
import { listNotices } from './calls/listNotices.ts'
import { markNoticesRead } from './calls/markNoticesRead.ts'

export const noticeHandlers: HandlersOf<typeof noticeCalls> = { listNotices, markNoticesRead }
