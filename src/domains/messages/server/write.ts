import { and, eq, sql } from 'drizzle-orm'
import { newUid } from '../../../kit/contract/ids.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { listMembers } from '../../accounts/server/accounts.ts'
import { othersThan, recordCollab } from '../../collabs/server/save.ts'
import { sideOn } from '../../collabs/server/policy.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { notifyAccounts } from '../../notifications/server/notify.ts'
import { findKeeping, type Message } from './reads.ts'
import { messages, threadSettings, threads } from './tables.ts'

type Acting = { actor: Actor; tx: Tx; config: Config }

/** The row of a collab's thread, made when missing. */
export async function openThread(tx: Tx, collab: Collab): Promise<void> {
  const { uid: collabUid, brandUid, influencerUid } = collab
  await tx.insert(threads).values({ collabUid, brandUid, influencerUid, lastAt: now() }).onConflictDoNothing()
}

/** Writes a message once per sender and key; a message sent again is answered as it was written. */
export async function writeMessage(
  { actor, tx }: Acting,
  collab: Collab,
  input: { key: string; text: string; pictures: string[]; internal: boolean },
): Promise<{ message: Message; isNew: boolean }> {
  await openThread(tx, collab)
  const side = sideOn(actor, collab)
  const accountUid = actor.accountUid ?? ''
  const [message] = await tx
    .insert(messages)
    .values({ uid: newUid('message'), collabUid: collab.uid, at: now(), side, accountUid, ...input })
    .onConflictDoNothing()
    .returning()
  if (!message) {
    const { collabUid, key } = messages
    const [before] = await tx
      .select()
      .from(messages)
      .where(and(eq(collabUid, collab.uid), eq(messages.accountUid, accountUid), eq(key, input.key)))
    return { message: before!, isNew: false }
  }
  if (!input.internal)
    await tx.update(threads).set({ lastAt: message.at, lastUid: message.uid }).where(eq(threads.collabUid, collab.uid))
  await keep(tx, collab, actor, { readUid: message.uid })
  return { message, isNew: true }
}

/** Sets how the actor keeps a thread. What was read stays read. */
export async function keep(
  tx: Tx,
  collab: Collab,
  actor: Actor,
  change: { readUid?: string; muted?: boolean; archivedUid?: string | null },
): Promise<void> {
  await openThread(tx, collab)
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

/** Tells the other side of a message: by mail only for the first one that somebody has not read, never when muted. */
export async function tellOfMessage(acting: Acting, collab: Collab, message: Message, author: string): Promise<void> {
  const { tx, config, actor } = acting
  for (const profileUid of othersThan(actor, collab)) {
    for (const person of await listMembers(tx, profileUid)) {
      const keeping = (await findKeeping(tx, person.uid, [collab.uid])).get(collab.uid)
      if (keeping?.muted) continue
      const [unread] = await tx
        .select({ one: sql`1` })
        .from(messages)
        .where(
          and(
            eq(messages.collabUid, collab.uid),
            eq(messages.internal, false),
            sql`${messages.accountUid} <> ${person.uid}`,
            sql`${messages.uid} > ${keeping?.readUid ?? ''}`,
            sql`${messages.uid} < ${message.uid}`,
          ),
        )
        .limit(1)
      await notifyAccounts(tx, config, [person], `message:${message.uid}`, {
        kind: 'message',
        title: `${author} wrote to you`,
        lines: ['There is a new message in your collab.'],
        path: `/app/dms?uid=${profileUid}&collab=${collab.uid}`,
        action: 'Read and answer',
        mail: !unread,
      })
    }
  }
}

/** A call for help, or its end, in the collab's timeline and on the pages that show it. */
export async function recordThread(
  acting: Acting,
  kind: string,
  collab: Collab,
  why: string | null = null,
): Promise<void> {
  await recordCollab(acting, kind, collab, collab, { why, touches: ['message', 'collab'] })
}
