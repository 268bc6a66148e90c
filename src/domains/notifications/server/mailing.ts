import type { Config } from '../../../kit/server/config.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { writeMail } from '../../../kit/server/mail/layout.ts'
import { postMail } from '../../../kit/server/mail/outbox.ts'
import type { Delivery } from '../delivery.ts'
import { type TopicId, topicLabel } from '../topics.ts'
import { waitingMails } from './tables.ts'
import { type Scope, unsubscribeUrl } from './unsubscribing.ts'

/** Where one chooses what one is told and how. */
export const choicesPath = '/app/notifications'

type News = { title: string; lines: readonly string[]; path: string; action: string }

/** Posts a mail, keeps it for later, or neither: as its delivery says. */
export async function mailOrHold(
  tx: Tx,
  config: Config,
  person: { uid: string; email: string },
  key: string,
  news: News,
  { topic, mail }: Delivery,
): Promise<void> {
  if (mail === false) return
  if (mail === null || topic === null) return postNews(tx, config, person, key, news, topic)
  const { title, lines, path, action } = news
  await tx
    .insert(waitingMails)
    .values({
      ...{ key, accountUid: person.uid, topic, at: now(), dueAt: mail },
      ...{ title, lines: [...lines], path, action },
    })
    .onConflictDoNothing()
}

/** One piece of news as a mail of its own. */
export async function postNews(
  tx: Tx,
  config: Config,
  person: { uid: string; email: string },
  key: string,
  { title, lines, path, action }: News,
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
  const about = scope === 'all' ? 'what happens here' : topicLabel(scope).toLowerCase()
  return {
    why: `You get this because you are told about ${about} by mail.`,
    stop: { label: 'Stop these mails', url: unsubscribeUrl(config, accountUid, scope) },
    choices: { label: 'Choose what you are told', url: `${config.publicUrl}${choicesPath}` },
  }
}
