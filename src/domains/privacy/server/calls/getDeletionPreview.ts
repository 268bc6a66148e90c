import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { listCollabsOf } from '../../../collabs/server/leave.ts'
import type { privacyCalls } from '../../contract.ts'
import { findTarget } from '../deletions.ts'
import { gatherSubject, listOwnCreators } from '../subjects.ts'

export const getDeletionPreview: Handler<typeof privacyCalls.getDeletionPreview> = async (
  { brandUid },
  { actor, db },
) => {
  const { account, organisations, obstacles, dueAt } = await findTarget(db, actor, brandUid)
  const orgUids = organisations.map(({ orgUid }) => orgUid)
  const subject = await gatherSubject(db, account, orgUids)
  const collabs = await listCollabsOf(db, subject)
  const open = collabs.filter(({ outcome }) => outcome === 'open')
  const count = (...stages: number[]) => open.filter(({ stage }) => stages.includes(stage)).length
  return {
    dueAt: dueAt.toISOString(),
    obstacles: [...obstacles],
    organisations: organisations.map(({ name }) => name),
    creators: account ? (await listOwnCreators(db, accountOf(actor))).map(({ name }) => name) : [],
    collabs: {
      requested: count(1),
      agreed: count(3, 4),
      delivered: count(5, 6),
      over: collabs.length - open.length,
    },
  }
}
