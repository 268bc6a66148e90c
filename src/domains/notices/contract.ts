import * as z from 'zod/mini'
import { instant, page, pageInput } from '../../kit/contract/fields.ts'
import { defineCalls } from '../accounts/roles.ts'

export const NoticeView = z.object({
  uid: z.string(),
  at: instant,
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  path: z.string(),
  read: z.boolean(),
})

export const noticeCalls = defineCalls({
  /** Own notifications, newest first, with the number not yet read. */
  listNotices: {
    kind: 'read',
    who: { account: 'own' },
    input: z.object(pageInput),
    output: z.extend(page(NoticeView), { unread: z.number() }),
    shows: ['notice'],
  },
  /** Marks all own notifications as read. */
  markNoticesRead: {
    kind: 'write',
    who: { account: 'own' },
    input: z.object({}),
    output: z.object({ read: z.number() }),
    touches: ['notice'],
  },
})
