import type { Handler } from '../../../../access/server/handler.ts'
import { listPeopleAt } from '../../../organisations/server/group-team.ts'
import { listBrandsOf } from '../../../profiles/server/reads.ts'
import type { valueCalls } from '../../contract.ts'
import { recipientState } from '../../report-recipients.ts'
import { openReportsToEdit } from '../report.ts'
import { findMailing, listRecipients } from '../report-recipients.ts'

export const getReportMailing: Handler<typeof valueCalls.getReportMailing> = async ({ brandUid }, { actor, db }) => {
  const { orgUid } = (await openReportsToEdit(db, actor, brandUid)).organisation
  const venues = (await listBrandsOf(db, orgUid)).map(({ uid, name }) => ({ uid, name }))
  const rows = await listPeopleAt(
    db,
    venues.map(({ uid }) => uid),
  )
  const people = [...Map.groupBy(rows, ({ accountUid }) => accountUid)].map(([accountUid, own]) => ({
    accountUid,
    name: own[0]?.name ?? '',
    brandUids: own.map((one) => one.brandUid),
  }))
  const names = new Map(people.map(({ accountUid, name }) => [accountUid, name]))
  return {
    ...(await findMailing(db, orgUid)),
    recipients: (await listRecipients(db, orgUid)).flatMap((one) => {
      const name = one.email ?? names.get(one.accountUid ?? '')
      // Whoever has left the team gets nothing any more.
      if (name === undefined) return []
      const { uid, brandUids, withCosts } = one
      return [
        {
          uid,
          name,
          isOutside: one.email !== null,
          venues: brandUids && venues.flatMap((venue) => (brandUids.includes(venue.uid) ? venue.name : [])),
          withCosts,
          state: recipientState(one),
          addedAt: one.addedAt.toISOString(),
        },
      ]
    }),
    people,
    venues,
  }
}
