import { eq, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { accountFacts, staffFacts } from '../../accounts/server/facts.ts'
import { type Settings, isOn } from '../delivery.ts'
import { audiences, type TopicId, topicLabel, topicsFor } from '../topics.ts'
import { settingsOf } from './settings.ts'
import { notificationSettings } from './tables.ts'
import { readUnsubscribeToken, type Scope } from './unsubscribe-token.ts'

type Link = { accountUid: string; scope: Scope; topics: TopicId[]; settings: Settings; version: number }

/** What a mail's link ends, and how its person is told now; `not-found` for one that is not ours. */
export async function openUnsubscribe(db: Queryable, config: Config, token: string): Promise<Link> {
  const read = readUnsubscribeToken(config, token)
  const [row] = read
    ? await db
        .select({ isStaff: sql<boolean>`${staffFacts.accountUid} is not null`, row: notificationSettings })
        .from(accountFacts)
        .leftJoin(staffFacts, eq(staffFacts.accountUid, accountFacts.uid))
        .leftJoin(notificationSettings, eq(notificationSettings.accountUid, accountFacts.uid))
        .where(eq(accountFacts.uid, read.accountUid))
    : []
  if (!read || !row)
    throw new CallError(
      'not-found',
      'This unsubscribe link is incomplete or no longer valid. Change your emails in notification settings.',
    )
  const mine = audiences.filter((audience) => (audience === 'staff') === row.isStaff)
  const all = [...new Set(mine.flatMap((audience) => topicsFor(audience).map(({ id }) => id)))]
  return {
    ...read,
    topics: read.scope === 'all' ? all : [read.scope],
    settings: settingsOf(row.row),
    version: row.row?.version ?? 0,
  }
}

export function viewEnded({ scope, topics, settings }: Link): { about: string | null; ended: boolean } {
  return {
    about: scope === 'all' ? null : topicLabel(scope),
    ended: topics.every((topic) => !isOn(settings, topic, 'mail')),
  }
}
