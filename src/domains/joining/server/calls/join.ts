import { CallError } from '../../../../kit/contract/errors.ts'
import { createAccount, findAccountByEmail } from '../../../accounts/server/accounts.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { mailSignInLink } from '../../../accounts/server/mailed-links.ts'
import { record } from '../../../notices/server/record.ts'
import type { joiningCalls } from '../../contract.ts'
import { isPrivateMail } from '../../private-mail.ts'
import { assertOpen } from '../cities.ts'
import { assertHandleFree } from '../influencer-steps.ts'
import { freshOnboarding, type Onboarding } from '../onboarding.ts'
import { onboardings } from '../tables.ts'

export const join: Handler<typeof joiningCalls.join> = async (input, { actor, tx, config }) => {
  await assertOpen(tx, input.city)
  if (input.as === 'influencer') await assertHandleFree(tx, input.handle, null)
  if (input.as === 'brand' && input.proof === '' && isPrivateMail(input.email))
    throw new CallError(
      'failed-precondition',
      'Please use your work address, or say how we can see that it is yours.',
      {
        details: { fields: [{ field: 'proof', message: 'must say how we can see that it is yours' }] },
      },
    )
  const known = await findAccountByEmail(tx, input.email)
  if (known?.disabledAt)
    throw new CallError('failed-precondition', 'This account has been disabled. Please contact support.')
  const uid = known?.uid ?? (await createAccount(tx, { email: input.email, displayName: input.name }))
  // What is on its way already is not begun anew by somebody who only knows the address.
  await tx
    .insert(onboardings)
    .values({ ...freshOnboarding(uid), ...givenOf(input) })
    .onConflictDoNothing()
  if (!known)
    await record(
      tx,
      { ...actor, accountUid: uid },
      input.as,
      'account.terms-agreed',
      { subjectUid: uid },
      { after: { version: input.terms } },
    )
  await mailSignInLink(tx, config, { uid, email: input.email }, known ? 'sign-in' : 'welcome')
  return { known: known !== null && config.REVEAL_ACCOUNT_EXISTENCE === 'on' }
}

type Input = Parameters<typeof join>[0]

/** What was said while joining, so that nobody is asked twice. */
function givenOf(input: Input): Pick<Onboarding, 'side' | 'step' | 'answers'> & Partial<Onboarding> {
  if (input.as === 'brand') {
    const { venue, category, city, website, proof, tier = null } = input
    const more = { ...(website && { website }), ...(proof && { proof }) }
    return { side: 'brand', step: 'place', tier, answers: { given: { venue, category, city, ...more } } }
  }
  const { name, handle, platform, city } = input
  return { side: 'influencer', step: 'handle', answers: { given: { name, handle, platform, city } } }
}
