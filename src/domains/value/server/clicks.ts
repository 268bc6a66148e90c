import { eq, sql } from 'drizzle-orm'
import { isbot } from 'isbot'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import { sign } from '../../../kit/server/signing.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { influencerFacts } from '../../profiles/server/facts.ts'
import { targetOf } from '../tracking.ts'
import { linkDays, linkVisitors, trackedLinks } from './tables.ts'

export type Visitor = {
  ip: string
  agent: string
  method: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Programs that fetch a link to show a preview of it, which say so in their own way. */
const previews = /whatsapp|facebookexternalhit|telegram|slack|discord|skype|viber|preview|headless/i

/** A person who follows a link: no bot, no preview, and nothing that a browser fetched ahead of time. */
export function isPerson({ agent, method, headers }: Visitor): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-moz'].map((name) => headers[name] ?? '').join(' ')
  return (
    method === 'GET' &&
    agent !== '' &&
    !isbot(agent) &&
    !previews.test(agent) &&
    !/prefetch|preview|prerender/i.test(purpose)
  )
}

/**
 * Where a tracked link leads, after its visitor was counted: each once a day, known by a hash of address and browser that
 * is made anew every day and deleted after it. An ended link leads on uncounted; an unknown one leads nowhere.
 */
export async function follow(
  { database, config }: { database: Database; config: Config },
  code: string,
  visitor: Visitor,
): Promise<string | null> {
  const { db } = database
  const [found] = await db
    .select({ link: trackedLinks, handle: influencerFacts.handle })
    .from(trackedLinks)
    .innerJoin(collabFacts, eq(collabFacts.uid, trackedLinks.collabUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, collabFacts.influencerUid))
    .where(eq(trackedLinks.code, code))
  if (!found) return null
  const { link, handle } = found
  if (!link.endedAt && isPerson(visitor)) {
    const day = now().toISOString().slice(0, 10)
    const hash = sign(config, 'link-visitor', day, link.uid, visitor.ip, visitor.agent)
    await db.transaction(async (tx) => {
      const made = await tx
        .insert(linkVisitors)
        .values({ linkUid: link.uid, day, visitor: hash })
        .onConflictDoNothing()
        .returning({ day: linkVisitors.day })
      if (made.length === 0) return
      await tx
        .insert(linkDays)
        .values({ linkUid: link.uid, day, clicks: 1 })
        .onConflictDoUpdate({ target: [linkDays.linkUid, linkDays.day], set: { clicks: sql`${linkDays.clicks} + 1` } })
    })
  }
  return targetOf(link, handle, config.PRODUCT_NAME)
}
