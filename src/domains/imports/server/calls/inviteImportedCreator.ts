import { eq } from 'drizzle-orm'
import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { must, mustGet } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { createAccount, findAccountByEmail, findDisplayNames } from '../../../accounts/server/accounts.ts'
import { inviteStranger } from '../../../accounts/server/invitations.ts'
import { teamSender } from '../../../accounts/server/strangers.ts'
import { record } from '../../../audit/server/record.ts'
import { beginCreator } from '../../../onboarding/server/onboarding.ts'
import type { importCalls } from '../../contract.ts'
import { lockImportedCreator, viewImportedCreator, whyNotInvitable } from '../creators/standing.ts'
import { importedCreators } from '../tables.ts'

export const inviteImportedCreator: Handler<typeof importCalls.inviteImportedCreator> = async (
  { uid },
  { actor, tx, config },
) => {
  const creator = await lockImportedCreator(tx, uid)
  const refusal = whyNotInvitable(creator)
  if (refusal) throw new CallError('failed-precondition', refusal)
  const email = must(creator.email)
  const account = await findAccountByEmail(tx, email)
  if (account && account.uid !== creator.accountUid)
    throw new CallError('failed-precondition', `${email} already has an account.`)
  const accountUid = account?.uid ?? (await createAccount(tx, { email, displayName: creator.name }))
  const [first] = creator.accounts
  await beginCreator(tx, accountUid, { name: creator.name, ...first, ...(creator.city && { city: creator.city }) })
  const product = config.PRODUCT_NAME
  const byUid = accountOf(actor)
  const by = mustGet(await findDisplayNames(tx, [byUid]), byUid)
  await inviteStranger(
    tx,
    config,
    { uid: accountUid, email },
    {
      senderUid: teamSender,
      subject: `${by} invited you to ${product}`,
      lines: [
        `${by} from ${product} would like you to join as a creator: restaurants, hotels and other venues invite you in, and you post about your visit.`,
        'Choose a password to see what it’s about. Only our team can see you until you finish signing up. The link works once, for a week.',
      ],
      why: `You got this email because ${by} added you to a list of creators for ${product}.`,
    },
  )
  const invitedAt = now()
  await tx.update(importedCreators).set({ invitedAt, accountUid }).where(eq(importedCreators.uid, uid))
  await record(tx, actor, 'staff', 'import.creator-invited', { subjectUid: uid })
  return viewImportedCreator({ ...creator, state: 'invited', invitedAt, accountUid })
}
