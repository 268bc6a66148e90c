import { collector } from '../../../kit/server/at-end.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import { first } from '../../../kit/contract/must.ts'
import { writeMail } from '../../../kit/server/mail/layout.ts'
import { postMail } from '../../../kit/server/mail/outbox.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { collabPath } from '../../collabs/server/save.ts'
import { shortVisit } from '../../collabs/server/words.ts'
import { findInvited } from '../../notifications/server/invited.ts'
import { settingsPath } from '../../notifications/server/mailing.ts'
import { readInvitations } from './calendar.ts'

type Changed = { config: Config; collab: Pick<Collab, 'uid' | 'brandUid' | 'influencerUid'> }

/**
 * At the end of an action that books, moves or takes off a visit, emails an invitation, or its end, to everybody on both sides who
 * asked for them: the same UID as in calendar feeds, and the collab’s version as its sequence.
 */
export const sendInvitations = collector<Changed>(async (tx, changed) => {
  const { config } = first(changed)
  const collabs = new Map(changed.map(({ collab }) => [collab.uid, collab]))
  const profiles = [...collabs.values()].flatMap(({ brandUid, influencerUid }) => [brandUid, influencerUid])
  const people = await findInvited(tx, profiles)
  if (people.length === 0) return
  for (const { visit, version, timezone, tableFor, summaryFor, calendarFor } of await readInvitations(tx, config, [
    ...collabs.keys(),
  ])) {
    if (visit.endsAt < now()) continue
    for (const { accountUid, email, profileUid } of people) {
      if (profileUid !== visit.brandUid && profileUid !== visit.influencerUid) continue
      const what = `${summaryFor(profileUid)}, ${shortVisit(visit, timezone)}`
      const table = visit.live ? tableFor(profileUid) : null
      const path = collabPath({ uid: visit.collabUid }, profileUid)
      const mail = writeMail(config.PRODUCT_NAME, {
        subject: visit.live ? `Invitation: ${what}` : `Cancelled: ${what}`,
        lines: [
          visit.live
            ? `${what}. ${table ? `${table} ` : ''}Add it to your calendar.`
            : `${what}. It’s no longer in your calendar.`,
        ],
        action: { label: 'View visit', url: `${config.publicUrl}${path}` },
        links: [{ label: 'Turn off calendar invitations', url: `${config.publicUrl}${settingsPath}` }],
      })
      const key = `invitation:${visit.uid}:${version}:${accountUid}${table ? `:${table}` : ''}`
      await postMail(tx, key, email, { ...mail, calendar: calendarFor(profileUid, email) })
    }
  }
})
