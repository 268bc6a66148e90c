import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { getCollab } from '../reads.ts'
import { termsUrl } from '../terms-link.ts'

export const getTermsLink: Handler<typeof collabCalls.getTermsLink> = async ({ uid }, { actor, db, config }) => {
  const collab = await getCollab(db, actor, uid)
  if (!collab.terms)
    throw new CallError('failed-precondition', 'There are no terms yet. They’re set once the collab is approved.')
  return { url: termsUrl(config, uid) }
}
