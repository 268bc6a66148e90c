import type { HandlersOf } from '../../accounts/server/handler.ts'
import type { noticeCalls } from '../contract.ts'
import { getNoticeChoices } from './calls/getNoticeChoices.ts'
import { getUnsubscribe } from './calls/getUnsubscribe.ts'
import { listNotices } from './calls/listNotices.ts'
import { markNoticesRead } from './calls/markNoticesRead.ts'
import { saveNoticeChoices } from './calls/saveNoticeChoices.ts'
import { unsubscribe } from './calls/unsubscribe.ts'

export const noticeHandlers: HandlersOf<typeof noticeCalls> = {
  getNoticeChoices,
  getUnsubscribe,
  listNotices,
  markNoticesRead,
  saveNoticeChoices,
  unsubscribe,
}
