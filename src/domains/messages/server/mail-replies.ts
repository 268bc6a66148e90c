import { createHash, randomBytes } from 'node:crypto'
import { and, count, eq, gt, inArray, lt, max } from 'drizzle-orm'
import { one } from '../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { mailReplies } from './tables.ts'

/** So long an email about a message can be replied to. */
const openForMs = 30 * dayMs

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Whether replies by email are set up: an address that they go to, and a secret that whoever takes them signs with. */
export function takesReplies(
  config: Config,
): config is Config & { MAIL_REPLY_DOMAIN: string; MAIL_WEBHOOK_SECRET: string } {
  return config.MAIL_REPLY_DOMAIN !== undefined && config.MAIL_WEBHOOK_SECRET !== undefined
}

/** An address for each of these people that their reply in a conversation goes to; none while replies are off. What is over goes. */
export async function makeReplyAddresses(
  tx: Tx,
  config: Config,
  collabUid: string,
  people: readonly { uid: string; email: string }[],
): Promise<Map<string, string>> {
  if (!takesReplies(config) || people.length === 0) return new Map()
  const at = now()
  const made = people.map(({ uid, email }) => ({ uid, email, token: randomBytes(16).toString('hex') }))
  const accountUids = people.map(({ uid }) => uid)
  await tx
    .delete(mailReplies)
    .where(and(inArray(mailReplies.accountUid, accountUids), lt(mailReplies.expiresAt, plus(at, -openForMs))))
  await tx.insert(mailReplies).values(
    made.map(({ uid, email, token }) => ({
      tokenHash: hashOf(token),
      collabUid,
      accountUid: uid,
      email,
      expiresAt: plus(at, openForMs),
    })),
  )
  return new Map(made.map(({ uid, token }) => [uid, `reply+${token}@${config.MAIL_REPLY_DOMAIN}`]))
}

/** Whose reply in which conversation an address of ours takes; null for one that is not ours. */
export async function findReply(db: Queryable, config: Config, addresses: readonly string[]) {
  const tokens = addresses.flatMap((address) => {
    const [, token, domain] = /^reply\+([0-9a-f]{32})@(.+)$/.exec(address) ?? []
    return token && domain === config.MAIL_REPLY_DOMAIN?.toLowerCase() ? [hashOf(token)] : []
  })
  if (tokens.length === 0) return null
  const [reply] = await db.select().from(mailReplies).where(inArray(mailReplies.tokenHash, tokens)).limit(1)
  return reply ?? null
}

/** How many addresses take somebody's replies now, and when the last of them ends. */
export async function countReplies(db: Queryable, accountUid: string): Promise<{ open: number; until: Date | null }> {
  const { expiresAt } = mailReplies
  const rows = await db
    .select({ open: count(), until: max(expiresAt) })
    .from(mailReplies)
    .where(and(eq(mailReplies.accountUid, accountUid), gt(expiresAt, now())))
  return one(rows)
}

/** Every address that takes somebody's replies has ended: whoever replies to one is told so. Answers how many there were. */
export async function stopReplies(tx: Tx, accountUid: string): Promise<number> {
  const at = now()
  const stopped = await tx
    .update(mailReplies)
    .set({ expiresAt: at })
    .where(and(eq(mailReplies.accountUid, accountUid), gt(mailReplies.expiresAt, at)))
    .returning({ tokenHash: mailReplies.tokenHash })
  return stopped.length
}

/** Forgets every address that takes somebody's replies. */
export async function endReplies(tx: Tx, accountUid: string): Promise<void> {
  await tx.delete(mailReplies).where(eq(mailReplies.accountUid, accountUid))
}
