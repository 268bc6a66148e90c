import { and, eq, lt, sql } from 'drizzle-orm'
import { newUid } from '../../../access/server/new-uid.ts'
import { one } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { listMembers } from '../../accounts/server/accounts.ts'
import { othersThan, recordCollab } from '../../collabs/server/save.ts'
import { sideOn } from '../../collabs/server/policy.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { notifyAccounts } from '../../notifications/server/notify.ts'
import { maskContacts, wordlessText } from '../rules.ts'
import { makeReplyAddresses } from './mail-replies.ts'
import { findAcquainted, findThreadSettings, type Message } from './reads.ts'
import { messages, threadSettings, threads } from './tables.ts'
import type { KindAbout } from '../../audit/events.ts'

type Acting = { actor: Actor; tx: Tx; config: Config }

type Written = Pick<Message, 'key' | 'text' | 'pictures' | 'documents' | 'voice' | 'replyToUid'>

/** Writes a message once per sender and key; a message sent again is answered as it was written. */
export async function writeMessage(
  { actor, tx }: Acting,
  collab: Collab,
  input: Written,
): Promise<{ message: Message; isNew: boolean }> {
  const side = sideOn(actor, collab)
  const accountUid = actor.accountUid ?? ''
  const [message] = await tx
    .insert(messages)
    .values({ uid: newUid('message'), collabUid: collab.uid, at: now(), side, accountUid, ...input })
    .onConflictDoNothing()
    .returning()
  if (!message) {
    const { collabUid, key } = messages
    const before = await tx
      .select()
      .from(messages)
      .where(and(eq(collabUid, collab.uid), eq(messages.accountUid, accountUid), eq(key, input.key)))
    return { message: one(before), isNew: false }
  }
  await tx
    .update(threads)
    .set({ lastAt: message.at, lastUid: message.uid, ...waitingAfter(message) })
    .where(eq(threads.collabUid, collab.uid))
  await setThreadSettings(tx, collab, actor, { readUid: message.uid })
  return { message, isNew: true }
}

/** Who waits for an answer once a message is written. Our own people's word is one to both sides. */
function waitingAfter({ side, at }: Message) {
  if (side === 'staff') return { waitingSide: null, waitingSince: null }
  const since = sql`case when ${threads.waitingSide} = ${side} then ${threads.waitingSince} else ${at.toISOString()}::timestamptz end`
  return { waitingSide: side, waitingSince: since }
}

/** Sets how the actor reads a thread: up to where, and muted. What was read stays read. */
export async function setThreadSettings(
  tx: Tx,
  collab: Collab,
  actor: Actor,
  change: { readUid?: string; muted?: boolean },
): Promise<void> {
  const side = sideOn(actor, collab)
  await tx
    .insert(threadSettings)
    .values({ collabUid: collab.uid, accountUid: actor.accountUid ?? '', side, ...change })
    .onConflictDoUpdate({
      target: [threadSettings.collabUid, threadSettings.accountUid],
      set: {
        ...change,
        side,
        ...(change.readUid !== undefined && { readUid: sql`greatest(${threadSettings.readUid}, ${change.readUid})` }),
      },
    })
}

/** Notifies the other side of a message: by mail only for the first one that somebody has not read, never when muted. */
export async function notifyOfMessage(acting: Acting, collab: Collab, message: Message, author: string): Promise<void> {
  const { tx, config, actor } = acting
  const earlier = await newestByAuthor(tx, message)
  for (const profileUid of othersThan(actor, collab)) {
    const members = await listMembers(tx, profileUid)
    const accountUids = members.map(({ uid }) => uid)
    const settings = await findThreadSettings(tx, accountUids, [collab.uid])
    const settingOf = (uid: string) => settings.find(({ accountUid }) => accountUid === uid)
    const listening = members.filter(({ uid }) => !settingOf(uid)?.muted)
    const isBehind = (uid: string) =>
      earlier.some((other) => other.accountUid !== uid && other.uid > (settingOf(uid)?.readUid ?? ''))
    const { behind = [], upToDate = [] } = Object.groupBy(listening, ({ uid }) =>
      isBehind(uid) ? 'behind' : 'upToDate',
    )
    const notification = {
      kind: 'message',
      title: `New message from ${author}`,
      lines: ['You have a new message in your collab.'],
      path: `/app/dms?uid=${profileUid}&collab=${collab.uid}`,
      action: 'Read and reply',
    }
    const addresses = await makeReplyAddresses(tx, config, collab.uid, upToDate)
    const reply = addresses.size > 0 && { reply: { text: await textFor(acting, collab, message), addresses } }
    await notifyAccounts(tx, config, upToDate, `message:${message.uid}`, { ...notification, mail: true, ...reply })
    await notifyAccounts(tx, config, behind, `message:${message.uid}`, { ...notification, mail: false })
  }
}

/** A message as an email quotes it to the other side: masked as on their page. */
async function textFor({ tx }: Acting, collab: Collab, { side, text, ...message }: Message): Promise<string> {
  const isMasked = side !== 'staff' && !(await findAcquainted(tx, [collab])).has(collab.uid)
  const words = isMasked ? maskContacts(text).text : text
  return words || (message.pictures.length > 0 ? 'You’ve been sent a photo.' : wordlessText(message))
}

/** The newest message of each author in a thread before this one. */
async function newestByAuthor(tx: Tx, message: Message): Promise<{ accountUid: string; uid: string }[]> {
  return tx
    .select({ accountUid: messages.accountUid, uid: sql<string>`max(${messages.uid})` })
    .from(messages)
    .where(and(eq(messages.collabUid, message.collabUid), lt(messages.uid, message.uid)))
    .groupBy(messages.accountUid)
}

/** A call for help, or its end, in the collab's timeline and on the pages that show it. */
export async function recordThread(
  acting: Acting,
  kind: KindAbout<'help'>,
  collab: Collab,
  why: string | null = null,
): Promise<void> {
  await recordCollab(acting, kind, collab, collab, { why, touches: ['message', 'collab'] })
}
