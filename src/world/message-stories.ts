import { makeReplyAddresses } from '../domains/messages/server/mail-replies.ts'
import { requestedCollab } from './stories.ts'
import type { World } from './world.ts'

/** Replies by email are set up, and emails about a collab went out: two to Bella, one to Ben and one to Alice. */
export async function emailedReplies(w: World): Promise<void> {
  const secret = 'a secret for tests only, 32 characters or more'
  Object.assign(w.config, { MAIL_REPLY_DOMAIN: 'reply.example.test', MAIL_WEBHOOK_SECRET: secret })
  const { uid } = await requestedCollab(w)
  const [bella, ben, alice] = [
    { uid: w.bella.accountUid, email: 'bella@example.test' },
    { uid: w.ben.accountUid, email: 'ben@example.test' },
    { uid: w.alice.accountUid, email: 'alice@example.test' },
  ]
  await w.tx(async (tx) => {
    await makeReplyAddresses(tx, w.config, uid, [bella, ben, alice])
    await makeReplyAddresses(tx, w.config, uid, [bella])
  })
}
