import { accountOf } from '../../../../access/roles.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { findDisplayNames } from '../../../accounts/server/accounts.ts'
import { mailStranger } from '../../../accounts/server/strangers.ts'
import { record } from '../../../audit/server/record.ts'
import { listPeopleAt } from '../../../organisations/server/group-team.ts'
import { lockOrganisation } from '../../../organisations/server/reads.ts'
import { requireEntitlement } from '../../../plans/server/entitlements.ts'
import { listBrandsOf } from '../../../profiles/server/reads.ts'
import type { valueCalls } from '../../contract.ts'
import { mostReportRecipients } from '../../report-recipients.ts'
import { hostSide } from '../brand-collab.ts'
import { openReportsToEdit } from '../report.ts'
import { reportName } from '../report-page.ts'
import { hasUnsubscribed, listRecipients, reportAddress, reportEmailsUrl } from '../report-recipients.ts'
import { reportRecipients } from '../tables.ts'
import { possessive } from '../../../../kit/contract/possessive.ts'

const refuse = (text: string) => new CallError('failed-precondition', text)

export const addReportRecipient: Handler<typeof valueCalls.addReportRecipient> = async (
  { brandUid, who, brandUids, withCosts },
  { actor, tx, config },
) => {
  const { orgUid } = (await openReportsToEdit(tx, actor, brandUid)).organisation
  await requireEntitlement(tx, orgUid, 'advancedReporting')
  await lockOrganisation(tx, orgUid)
  const venues = (await listBrandsOf(tx, orgUid)).map(({ uid }) => uid)
  if (brandUids?.some((uid) => !venues.includes(uid))) throw refuse('Choose from your own venues.')
  const people = await listPeopleAt(tx, venues)
  // Whoever has left the team is on no list, and takes nobody’s place.
  const listed = (await listRecipients(tx, orgUid)).filter(
    (one) => one.email !== null || people.some(({ accountUid }) => accountUid === one.accountUid),
  )
  const theirs =
    'email' in who
      ? people.find(({ email }) => email === who.email)
      : people.find((one) => one.accountUid === who.accountUid)
  if ('accountUid' in who && !theirs)
    throw new CallError('not-found', 'We couldn’t find that person on your team. Reload the page, then try again.')
  const accountUid = theirs?.accountUid ?? null
  const email = 'email' in who && !theirs ? who.email : null
  if (listed.some((one) => (accountUid ? one.accountUid === accountUid : one.email === email)))
    throw refuse('They’re already a recipient. Remove them first to change what they get.')
  if (listed.length >= mostReportRecipients)
    throw refuse(`You can choose up to ${mostReportRecipients} recipients. Remove one first.`)
  if (email && (await hasUnsubscribed(tx, reportAddress(orgUid, email))))
    throw refuse('They unsubscribed from this report. You can ask them again 30 days after that.')
  const chosen = brandUids && [...new Set(brandUids)]
  if (accountUid && !people.some((one) => one.accountUid === accountUid && (chosen?.includes(one.brandUid) ?? true)))
    throw refuse('They aren’t on the team of these venues. Add them to a venue’s team first.')
  const uid = newUid('report_recipient')
  await tx.insert(reportRecipients).values({
    uid,
    orgUid,
    accountUid,
    email,
    brandUids: chosen,
    withCosts: accountUid !== null || withCosts,
    addedAt: now(),
  })
  const subject = { subjectUid: orgUid, brandUid }
  await record(tx, actor, hostSide(actor), 'report.recipient-added', subject, { after: { recipientUid: uid } })
  if (email) {
    const byUid = accountOf(actor)
    const by = (await findDisplayNames(tx, [byUid])).get(byUid) ?? ''
    const name = await reportName(tx, orgUid, chosen ?? venues)
    await mailStranger(tx, config, {
      to: email,
      from: { accountUid: byUid, senderUid: orgUid },
      key: `report-recipient:${uid}`,
      words: {
        subject: `${by} would like to send you ${possessive(name)} monthly report`,
        lines: [
          `${by} would like to email you the monthly report of ${name}: what visits from creators brought in${withCosts ? ', and what they cost' : ''}.`,
          'It comes on the 1st of the month, after any month with visits. We’ll only send it if you say yes, and you can stop it at any time.',
        ],
        action: { label: 'Answer', url: reportEmailsUrl(config, orgUid, email) },
      },
      why: `You got this email because ${by} entered your address.`,
    })
  }
  return { uid }
}
