import type { Config } from '../../../kit/server/config.ts'
import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { writeMail } from '../../../kit/server/mail/layout.ts'
import { postMail } from '../../../kit/server/mail/outbox.ts'
import { type Delivery, soonMs } from '../delivery.ts'
import { type TopicId, topicLabel } from '../topics.ts'
import { waitingMails } from './tables.ts'
import { type Scope, unsubscribeUrl } from './unsubscribe-token.ts'

/** Where the notification settings are. */
export const settingsPath = '/app/notifications'

/** So many notifications that nobody reads within so long are news of their own; more come as one mail when that time is over. */
export const mostAtOnce = 8
const burstMs = 5 * minuteMs

/** Whether somebody has had so many notifications lately and read none, by the time of the eighth newest. */
export function isBurst(eighth: Date | null, at: Date): boolean {
  return eighth !== null && eighth > plus(at, -burstMs)
}

type Content = {
  title: string
  lines: readonly string[]
  path: string
  action: string
  mailPath?: string
  until?: Date
  reply?: { text: string; addresses: ReadonlyMap<string, string> }
}

type Person = { uid: string; email: string }
type Mailed = { person: Person; config: Config; key: string; content: Content; delivery: Delivery; inBurst: boolean }

/** Sends each as an email now, later, or not at all: as its delivery says. */
export async function mailNotifications(tx: Queryable, mailed: readonly Mailed[]): Promise<void> {
  const at = now()
  const waiting: (typeof waitingMails.$inferInsert)[] = []
  for (const { person, config, key, content, delivery, inBurst } of mailed) {
    const { topic, mail } = delivery
    const { title, lines, action } = content
    const path = content.mailPath ?? content.path
    if (mail === false) continue
    const isSoon = content.until !== undefined && content.until < plus(at, burstMs + soonMs)
    const waits = inBurst && !isSoon ? plus(at, burstMs) : null
    const dueAt = mail ?? waits
    if (dueAt === null || topic === null) await sendOne(tx, config, person, key, { ...content, path }, topic)
    else waiting.push({ key, accountUid: person.uid, topic, at, dueAt, title, lines: [...lines], path, action })
  }
  if (waiting.length > 0) await tx.insert(waitingMails).values(waiting).onConflictDoNothing()
}

/** One notification as an email of its own. */
export async function sendOne(
  tx: Queryable,
  config: Config,
  person: Person,
  key: string,
  { title, lines, path, action, reply }: Content,
  topic: TopicId | null,
): Promise<void> {
  const replyTo = reply?.addresses.get(person.uid)
  const words = {
    subject: title,
    lines: reply && replyTo ? [reply.text, 'Reply to this email, or open the conversation.'] : lines,
    action: { label: action, url: `${config.publicUrl}${path}` },
    ...(topic && { ending: endingOf(config, person.uid, topic) }),
  }
  await postMail(tx, key, person.email, { ...writeMail(config.PRODUCT_NAME, words), ...(replyTo && { replyTo }) })
}

/** The small print of mail that can be ended. */
export function endingOf(config: Config, accountUid: string, scope: Scope) {
  const about = scope === 'all' ? 'your account' : topicLabel(scope).toLowerCase()
  return {
    why: `You’re getting this because emails about ${about} are on in your settings.`,
    stop: { label: 'Unsubscribe', url: unsubscribeUrl(config, accountUid, scope) },
    settings: { label: 'Notification settings', url: `${config.publicUrl}${settingsPath}` },
  }
}
