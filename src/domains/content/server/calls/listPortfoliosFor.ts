import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import { collabPolicy } from '../../../collabs/server/policy.ts'
import { unsafeFindCollabs } from '../../../collabs/server/reads.ts'
import type { contentCalls } from '../../contract.ts'
import { portfoliosFor } from '../portfolio.ts'

export const listPortfoliosFor: Handler<typeof contentCalls.listPortfoliosFor> = async (
  { collabUids },
  { actor, db, config },
) => {
  const collabs = await unsafeFindCollabs(db, collabUids)
  const mine = collabUids.map((uid) => {
    const collab = collabs.get(uid)
    if (!collab || !may(collabPolicy, actor, 'see', collab))
      throw new CallError('not-found', 'We couldn’t find that collab. Check the link, then try again.')
    return collab
  })
  return { rows: await portfoliosFor(db, config, actor, mine) }
}
