import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import {
  type Platform,
  PlatformProblem,
  type Platforms,
  type Post,
  type Reader,
} from '../../../adapters/platforms/platforms.ts'
import { dayMs, hourMs, minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db, Tx } from '../../../kit/server/database.ts'
import type { Log } from '../../../kit/server/log.ts'
import { systemActor } from '../../../access/roles.ts'
import { record } from '../../audit/server/record.ts'
import { notify } from '../../notifications/server/notify.ts'
import { platformNames } from '../../profiles/vocabulary.ts'
import { mostPosts, takenBackDays } from '../accounts.ts'
import { type Account, openAccess, sealAccess } from './access.ts'
import { smallPicture } from './pictures.ts'
import { type Reading, type ReadPost, saveReading } from './saving.ts'
import { platformAccounts, platformPosts } from './tables.ts'

export type ReadingParts = { db: Db; config: Config; platforms: Platforms; log: Log }

/** Nobody else reads an account for so long. */
const busyMs = 5 * minuteMs
/** After a failure it is tried again after this, then after twice as long each time, up to half a day. */
const firstRetryMs = 15 * minuteMs

/** Reads an account and keeps what it says. What goes wrong is kept with the account: it never rejects for the platform's reasons. */
export async function readAccount(parts: ReadingParts, uid: string): Promise<PlatformProblem | null> {
  const problem = await withAccount(parts, uid, async (reader, account, platform) => {
    const profile = await reader.readProfile()
    const audience = await orNull(reader.readAudience())
    const posts = await readPosts(reader)
    const chosen = await readChosen(reader, posts ? await listChosen(parts.db, uid) : [], posts ?? [])
    await parts.db.transaction((tx) => saveReading(tx, account, platform, { profile, audience, posts, chosen }))
  })
  return problem === 'busy' ? null : problem
}

/**
 * Opens an account for its only reader: renews its access where that is due, counts requests against the day's budget, and
 * keeps what became of it. Answers what the platform had against it; null when all went well.
 */
export async function withAccount(
  parts: ReadingParts,
  uid: string,
  work: (reader: Reader, account: Account, platform: Platform) => Promise<void>,
): Promise<PlatformProblem | 'busy' | null> {
  const { db, config, platforms, log } = parts
  const at = now()
  const [account] = await db
    .update(platformAccounts)
    .set({ busyUntil: plus(at, busyMs) })
    .where(
      and(
        eq(platformAccounts.uid, uid),
        isNull(platformAccounts.endedWhy),
        or(isNull(platformAccounts.busyUntil), lt(platformAccounts.busyUntil, at)),
      ),
    )
    .returning()
  const platform = account && platforms[account.platform]
  if (!account || !platform || platform.isSandbox !== account.isSandbox) return 'busy'
  const budget = openBudget(account, platform)
  const save = (change: Partial<Account>) =>
    db
      .update(platformAccounts)
      .set({ ...change, busyUntil: null, requestsOn: budget.day, requests: budget.used() })
      .where(eq(platformAccounts.uid, uid))
  try {
    const access = await freshAccess(parts, account, platform)
    await work(platform.open(access, budget.spend), account, platform)
    await save({ failures: 0, outdatedAt: null, provenAt: now() })
    return null
  } catch (error) {
    if (!(error instanceof PlatformProblem)) {
      await save({ failures: account.failures + 1, nextReadAt: retryAt(account) })
      throw error
    }
    log.warn({ platform: account.platform, account: uid, problem: error.kind, err: error }, 'an account was not read')
    if (error.kind === 'ended') {
      await save({ endedWhy: 'taken-back' })
      await db.transaction((tx) => notifyEnded(tx, config, account))
    } else if (error.kind === 'outdated') {
      // It lasts until the adapter follows: once a day is enough, and an error in the log says so to whoever runs this.
      log.error(
        { platform: account.platform, err: error },
        'a platform’s version has ended: its adapter needs an update',
      )
      await save({
        failures: account.failures + 1,
        outdatedAt: account.outdatedAt ?? now(),
        nextReadAt: plus(now(), dayMs),
      })
    } else {
      await save({ failures: account.failures + 1, outdatedAt: null, nextReadAt: error.retryAt ?? retryAt(account) })
    }
    return error
  }
}

function retryAt({ failures }: Account): Date {
  return plus(now(), Math.min(12 * hourMs, firstRetryMs * 2 ** Math.min(failures, 6)))
}

/** Counts requests of today (UTC); the next day has a new budget. */
function openBudget(account: Account, platform: Platform) {
  const day = now().toISOString().slice(0, 10)
  let used = account.requestsOn === day ? account.requests : 0
  return {
    day,
    used: () => used,
    spend: () => {
      if (used >= platform.requestsPerDay)
        throw new PlatformProblem('limited', 'the budget of requests for today is used up', {
          retryAt: plus(new Date(`${day}T00:00:00Z`), dayMs),
        })
      used += 1
    },
  }
}

/** The access, renewed where it ends soon. What is new is kept at once: the one before may be dead already. */
async function freshAccess({ db, config }: ReadingParts, account: Account, platform: Platform) {
  const access = openAccess(config, account)
  if (!access) throw new PlatformProblem('ended', 'its token was sealed with a key that no longer exists')
  const isDue = access.until !== null && access.until <= plus(now(), platform.renewAheadMs)
  if (!isDue) return access
  const renewed = await platform.renew(access)
  await db.update(platformAccounts).set(sealAccess(config, renewed)).where(eq(platformAccounts.uid, account.uid))
  return renewed
}

/** What is missing by itself, while the account can be read: not allowed, not there any more, or not counted for it. */
const partial: ReadonlySet<string> = new Set(['permission', 'unsuitable', 'gone', 'refused'])

/** Null for a part that the platform does not give: unknown, not none. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof PlatformProblem && partial.has(error.kind)) return null
    throw error
  })
}

/** The ids of the posts that a creator shows in their portfolio. */
async function listChosen(db: Db, accountUid: string): Promise<string[]> {
  const rows = await db
    .select({ id: platformPosts.externalId })
    .from(platformPosts)
    .where(and(eq(platformPosts.accountUid, accountUid), isNotNull(platformPosts.chosenAt)))
  return rows.map(({ id }) => id)
}

/** Reads those chosen that are older than the newest. What the platform does not answer now stays as it was read before. */
async function readChosen(reader: Reader, ids: readonly string[], newest: readonly ReadPost[]) {
  const chosen: Reading['chosen'] = { read: [], gone: [] }
  for (const id of ids) {
    if (newest.some((post) => post.id === id)) continue
    try {
      chosen.read.push(await readPost(reader, await reader.getPost(id)))
    } catch (error) {
      if (!(error instanceof PlatformProblem) || error.kind === 'ended' || error.kind === 'outdated') throw error
      if (error.kind === 'gone') chosen.gone.push(id)
      if (error.kind === 'limited') break
    }
  }
  return chosen
}

async function readPosts(reader: Reader): Promise<ReadPost[] | null> {
  const posts = await orNull(reader.listPosts(mostPosts))
  if (!posts) return null
  const read: ReadPost[] = []
  for (const post of posts) read.push(await readPost(reader, post))
  return read
}

async function readPost(reader: Reader, post: Post): Promise<ReadPost> {
  const counts = (await orNull(reader.readCounts(post))) ?? post.counts
  return { ...post, counts, picture: post.picture && (await smallPicture(await reader.readPicture(post.picture))) }
}

async function notifyEnded(tx: Tx, config: Config, { uid, influencerUid, platform, handle }: Account): Promise<void> {
  const subject = { subjectUid: influencerUid, influencerUid }
  await record(tx, systemActor, 'clock', 'influencer.platform-ended', subject, { after: { platform, handle } })
  const name = platformNames[platform]
  await notify(tx, config, influencerUid, `platform-ended:${uid}:${now().toISOString().slice(0, 10)}`, {
    kind: 'platform.ended',
    title: `Reconnect ${name}`,
    lines: [
      `We can’t see @${handle} on ${name} any more: our access ended or was removed.`,
      `Your numbers stay for ${takenBackDays[platform]} days after we last saw them. Reconnect to keep them up to date.`,
    ],
    path: '/app/influencer/profile-editor',
    action: 'Reconnect',
  })
}
