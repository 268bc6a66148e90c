import type { Config } from '../../../kit/server/config.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { writeMail } from '../../../kit/server/mail/layout.ts'
import { postMail } from '../../../kit/server/mail/outbox.ts'
import type { Delivery } from '../delivery.ts'
import { type TopicId, topicLabel } from '../topics.ts'
import { waitingMails } from './tables.ts'
import { type Scope, unsubscribeUrl } from './unsubscribe-token.ts'

/** Where the notification settings are. */
export const settingsPath = '/app/notifications'

type Content = { title: string; lines: readonly string[]; path: string; action: string }

type Person = { uid: string; email: string }
type Mailed = { person: Person; config: Config; key: string; content: Content; delivery: Delivery }

/** Sends each as an email now, later, or not at all: as its delivery says. */
export async function mailNotifications(tx: Queryable, mailed: readonly Mailed[]): Promise<void> {
  const at = now()
  const waiting: (typeof waitingMails.$inferInsert)[] = []
  for (const { person, config, key, content, delivery } of mailed) {
    const { topic, mail } = delivery
    const { title, lines, path, action } = content
    if (mail === false) continue
    if (mail === null || topic === null) await sendOne(tx, config, person, key, content, topic)
    else waiting.push({ key, accountUid: person.uid, topic, at, dueAt: mail, title, lines: [...lines], path, action })
  }
  if (waiting.length > 0) await tx.insert(waitingMails).values(waiting).onConflictDoNothing()
}

/** One notification as an email of its own. */
export async function sendOne(
  tx: Queryable,
  config: Config,
  person: Person,
  key: string,
  { title, lines, path, action }: Content,
  topic: TopicId | null,
): Promise<void> {
  const words = {
    subject: title,
    lines,
    action: { label: action, url: `${config.publicUrl}${path}` },
    ...(topic && { ending: endingOf(config, person.uid, topic) }),
  }
  await postMail(tx, key, person.email, writeMail(config.PRODUCT_NAME, words))
}

/** The small print of mail that can be ended. */
export function endingOf(config: Config, accountUid: string, scope: Scope) {
  const about = scope === 'all' ? 'your account' : topicLabel(scope).toLowerCase()
  return {
    why: `You’re getting this because you’ve turned on emails about ${about}.`,
    stop: { label: 'Unsubscribe', url: unsubscribeUrl(config, accountUid, scope) },
    settings: { label: 'Notification settings', url: `${config.publicUrl}${settingsPath}` },
  }
}
