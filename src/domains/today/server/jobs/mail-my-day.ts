import { DateTime } from 'luxon'
import { keysOf } from '../../../../kit/contract/keys.ts'
import { timeLeftFrom } from '../../../../kit/contract/time-left.ts'
import { eachAlone } from '../../../../kit/server/due.ts'
import type { Config } from '../../../../kit/server/config.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Db } from '../../../../kit/server/database.ts'
import { type MailOfMany, writeMailOfMany } from '../../../../kit/server/mail/layout.ts'
import { postMail } from '../../../../kit/server/mail/outbox.ts'
import { loadActor } from '../../../accounts/server/load-actor.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { digestHour, delayedUntil } from '../../../notifications/delivery.ts'
import { settingsOf, lockSettings } from '../../../notifications/server/settings.ts'
import { endingOf } from '../../../notifications/server/mailing.ts'
import {
  listMyDayRecipients,
  markMyDayMailed,
  type MyDayRecipient,
} from '../../../notifications/server/my-day-settings.ts'
import type { MyDay, TodayItem } from '../../contract.ts'
import { type TodayKind, todayKinds } from '../../kinds.ts'
import { titleOf } from '../../title.ts'
import { myDayOf } from '../my-day.ts'
import { scopeOf } from '../scope.ts'
import type { Scope } from '../sources.ts'
import { countWaiting, listWaiting } from '../today.ts'

/** So many of each kind are named, as far as they are among the first of all. */
const namedOfKind = 3
const namedAtMost = 100

/** A day that is nearly over needs no plan: somebody who asks for the mail in the evening gets the next morning's. */
const latestHour = 20

/**
 * Mails whoever asked for it what their Today holds, from eight on their clock and not in their quiet hours. The day is
 * marked with the mail, so it comes once; a day with nothing in it has none.
 */
export const mailMyDay: DomainJob = {
  name: 'mail-my-day',
  cron: '*/5 * * * *',
  run: async ({ db, config, log }) => {
    const due = (await listMyDayRecipients(db)).filter(({ settings }) => isDue(settings))
    await eachAlone(
      { db, log },
      'mail-my-day',
      due,
      ({ uid }) => uid,
      (recipient) => mailDay(db, config, recipient),
    )
  },
}

function todayOf(timezone: string): DateTime {
  return DateTime.fromJSDate(now(), { zone: timezone })
}

function isDue(settings: MyDayRecipient['settings']): boolean {
  const here = todayOf(settings.timezone)
  if (!settings.myDay || here.hour < digestHour || here.hour >= latestHour || settings.myDayOn === here.toISODate())
    return false
  return delayedUntil({ ...settingsOf(settings), digest: 'at-once' }, now()) === null
}

async function mailDay(db: Db, config: Config, recipient: MyDayRecipient): Promise<void> {
  const actor = await loadActor(db, { accountUid: recipient.uid, sessionUid: null, requestId: 'my-day', address: '' })
  const day = await myDayOf(db, actor, recipient.settings.timezone)
  const scope = scopeOf(actor, undefined)
  const [counts, { rows }] = await Promise.all([
    countWaiting(db, scope),
    listWaiting(db, scope, day.timezone, { show: 'due', mine: false, limit: namedAtMost }),
  ])
  // Calls stand among the day's, with their time.
  const waiting = keysOf(todayKinds).flatMap((kind) => counts.filter((one) => one.kind === kind && kind !== 'meeting'))
  await db.transaction(async (tx) => {
    const settings = await lockSettings(tx, recipient.uid)
    if (!settings || !isDue(settings)) return
    await markMyDayMailed(tx, recipient.uid, day.day)
    if (day.calls.length + day.visits.length + waiting.length === 0) return
    const mail = writeMailOfMany(
      config.PRODUCT_NAME,
      wordsOf(config, recipient, { day, waiting, items: rows, pageOf: pageFor(config, scope) }),
    )
    await postMail(tx, `my-day:${recipient.uid}:${day.day}`, recipient.email, mail)
  })
}

type Mailed = {
  day: MyDay
  waiting: Awaited<ReturnType<typeof countWaiting>>
  items: readonly TodayItem[]
  pageOf: (kind?: TodayKind) => string
}

/** Where the list is, or one kind of it; of somebody with several venues it holds all of them. */
function pageFor({ publicUrl }: Config, { who, brandUids }: Scope): Mailed['pageOf'] {
  const [brandUid, another] = (who === 'brand' && brandUids) || []
  return (kind) => {
    const search = new URLSearchParams({ ...(brandUid && { uid: brandUid }), ...(kind && { kind }) }).toString()
    return `${publicUrl}${another ? '/app/group' : '/app/today'}${search && `?${search}`}`
  }
}

function wordsOf(config: Config, { uid, name }: MyDayRecipient, { day, waiting, items, pageOf }: Mailed): MailOfMany {
  const date = DateTime.fromISO(day.day).setLocale('en-GB').toFormat('cccc d LLLL')
  const parts = [
    appointments('Your calls', day.calls, 'View your calls', pageOf()),
    appointments('Visits', day.visits, 'View your day', pageOf()),
    ...waiting.map(({ kind, count }) => ({
      title: `${todayKinds[kind].words}: ${count}`,
      lines: items
        .filter((item) => item.kind === kind)
        .slice(0, namedOfKind)
        .map(lineOf),
      action: { label: 'Open', url: pageOf(kind) },
    })),
  ]
  return {
    subject: `Your day: ${date}`,
    intro: `Good morning, ${name.split(' ')[0]}. Here’s what’s on for ${date}.`,
    parts: parts.filter((part) => part !== null),
    ending: endingOf(config, uid, 'my-day'),
  }
}

/** “Maya Okafor · Luna: 5 hours left”. */
function lineOf(item: TodayItem): string {
  const title = titleOf(item)
  const others = [item.brief?.title, item.brand?.name].filter((words) => words && words !== title)
  return `${[title, ...others].join(' · ')}: ${timeLeftFrom(item.dueAt, now())}`
}

function appointments(title: string, list: MyDay['calls'], label: string, url: string) {
  if (list.length === 0) return null
  const clock = (at: string, zone: string) => DateTime.fromISO(at, { zone }).toFormat('HH:mm')
  return {
    title: `${title}: ${list.length}`,
    lines: list.map((one) => `${clock(one.startsAt, one.timezone)} ${one.title} (${one.detail})`),
    action: { label, url },
  }
}
