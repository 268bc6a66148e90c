import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Config } from '../../../../kit/server/config.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { eachDue } from '../../../../kit/server/due.ts'
import { writeMailOfMany } from '../../../../kit/server/mail/layout.ts'
import { postMail } from '../../../../kit/server/mail/outbox.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { lockAccount } from '../../../accounts/server/accounts.ts'
import { accountFacts } from '../../../accounts/server/facts.ts'
import { isOn } from '../../delivery.ts'
import { settingsOf } from '../settings.ts'
import { endingOf, sendOne } from '../mailing.ts'
import { notificationSettings, waitingMails } from '../tables.ts'

/** More than that is read in the product. */
const mostInOneMail = 50

/**
 * Sends what waited for the day's mail or the end of quiet hours: one mail for each person. The news leaves its table in
 * the transaction that puts the mail into the outbox, so nothing is lost or sent twice. What was switched off meanwhile,
 * or belongs to an account that was closed, is dropped.
 */
export const sendWaiting: DomainJob = {
  name: 'send-waiting',
  cron: '* * * * *',
  run: async (parts) => {
    await eachDue(
      parts,
      'send-waiting',
      async (db, limit) => {
        const people = await db
          .selectDistinct({ uid: waitingMails.accountUid })
          .from(waitingMails)
          .where(lte(waitingMails.dueAt, now()))
          .limit(limit)
        return people.map(({ uid }) => uid)
      },
      (tx, accountUid) => sendTo(tx, parts.config, accountUid),
    )
  },
}

async function sendTo(tx: Tx, config: Config, accountUid: string): Promise<void> {
  await lockAccount(tx, accountUid)
  const [person] = await tx
    .select({
      uid: accountFacts.uid,
      email: accountFacts.email,
      disabledAt: accountFacts.disabledAt,
      row: notificationSettings,
    })
    .from(accountFacts)
    .leftJoin(notificationSettings, eq(notificationSettings.accountUid, accountFacts.uid))
    .where(eq(accountFacts.uid, accountUid))
  if (!person) return
  const due = await tx
    .select()
    .from(waitingMails)
    .where(and(eq(waitingMails.accountUid, accountUid), lte(waitingMails.dueAt, now())))
    .orderBy(asc(waitingMails.at), asc(waitingMails.key))
  const keys = due.map(({ key }) => key)
  await tx.delete(waitingMails).where(inArray(waitingMails.key, keys))
  const settings = settingsOf(person.row)
  const wanted = person.disabledAt ? [] : due.filter(({ topic }) => isOn(settings, topic, 'mail'))
  const [first] = wanted
  if (!first) return
  if (wanted.length === 1) return sendOne(tx, config, person, first.key, first, first.topic)
  const isOneTopic = wanted.every(({ topic }) => topic === first.topic)
  const left = wanted.length - mostInOneMail
  const words = {
    subject: `${wanted.length} updates: ${first.title}`,
    intro:
      left > 0
        ? `Here’s what’s new since your last email. We’ve included the first ${mostInOneMail}; see the rest when you sign in.`
        : 'Here’s what’s new since your last email.',
    parts: wanted.slice(0, mostInOneMail).map(({ title, lines, path, action }) => ({
      title,
      lines,
      action: { label: action, url: `${config.publicUrl}${path}` },
    })),
    ending: endingOf(config, accountUid, isOneTopic ? first.topic : 'all'),
  }
  await postMail(tx, `waited:${first.key}`, person.email, writeMailOfMany(config.PRODUCT_NAME, words))
}
