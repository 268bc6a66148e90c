import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { newUid } from '../../../../access/server/new-uid.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { writeMail } from '../../../../kit/server/mail/layout.ts'
import { postMail } from '../../../../kit/server/mail/outbox.ts'
import { accountFacts } from '../../../accounts/server/facts.ts'
import { record } from '../../../audit/server/record.ts'
import { notifyAdmins } from '../../../notifications/server/notify-admins.ts'
import type { messageCalls } from '../../contract.ts'
import { openRequestsAtMost, supportReplyWords, supportTopics } from '../../support.ts'
import { pushSupport, sideOfAsker, writeToSupport } from '../support.ts'
import { supportThreads } from '../tables.ts'

export const requestSupport: Handler<typeof messageCalls.requestSupport> = async (input, { actor, config, tx }) => {
  const { topic, text } = input
  const who = actor.accountUid ? await accountOf(tx, actor.accountUid) : strangerOf(input)
  await refuseMany(tx, who.email)
  const uid = newUid('support_thread')
  const at = now()
  const isOwn = input.profileUid && (input.profileUid in actor.brands || input.profileUid in actor.influencers)
  await tx.insert(supportThreads).values({
    uid,
    ...who,
    accountUid: actor.accountUid,
    profileUid: isOwn ? input.profileUid : null,
    topic,
    createdAt: at,
    lastAt: at,
    lastText: '',
  })
  await writeToSupport(tx, { ...actor, staff: null }, { supportUid: uid, key: 'first', text })
  await record(tx, actor, sideOfAsker(isOwn ? input.profileUid : null), 'support.requested', { subjectUid: uid })
  await notifyAdmins(tx, config, uid, {
    kind: 'support.requested',
    title: `${who.name} wrote to support`,
    lines: [`${supportTopics[topic]}. We promised to reply ${supportReplyWords}.`, `“${text}”`],
    path: `/app/dms?box=support&support=${uid}`,
    action: 'Read and reply',
  })
  await pushSupport(tx, actor.accountUid)
  if (!actor.accountUid) {
    const words = {
      subject: 'We’ve got your message',
      lines: [
        `Hi ${who.name}, thanks for writing to us. We’ll reply to this address ${supportReplyWords}.`,
        `“${text}”`,
      ],
    }
    await postMail(tx, `${uid}:received`, who.email, writeMail(config.PRODUCT_NAME, words))
  }
  return { uid: actor.accountUid ? uid : null, answeredWithin: supportReplyWords }
}

async function accountOf(tx: Tx, uid: string): Promise<{ name: string; email: string }> {
  const { displayName: name, email } = accountFacts
  return one(await tx.select({ name, email }).from(accountFacts).where(eq(accountFacts.uid, uid)))
}

function strangerOf({ name, email }: { name: string; email?: string | undefined }): { name: string; email: string } {
  if (!email) throw new CallError('failed-precondition', 'Enter your email so that we can reply.')
  return { name: name || email, email }
}

/** Each message mails somebody: few wait at once for each address, two at once included. */
async function refuseMany(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`support:${email}`}))`)
  const waiting = await tx
    .select({ threads: count() })
    .from(supportThreads)
    .where(and(eq(supportThreads.email, email), isNull(supportThreads.settledAt), eq(supportThreads.answered, false)))
  if (one(waiting).threads >= openRequestsAtMost)
    throw new CallError(
      'failed-precondition',
      `You have ${openRequestsAtMost} messages that we haven’t answered yet. We’ll reply ${supportReplyWords}.`,
    )
}
