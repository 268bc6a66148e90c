import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { requestLink } from '../../../accounts/server/request-link.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { membershipFacts, staffFacts } from '../../../accounts/server/facts.ts'
import { record } from '../../../audit/server/record.ts'
import type { onboardingCalls } from '../../contract.ts'
import { isPrivateMail } from '../../private-mail.ts'
import { assertOpen } from '../cities.ts'
import { assertHandleFree } from '../../../profiles/server/handles.ts'
import { recordInvited } from '../invited.ts'
import { freshOnboarding, type Onboarding } from '../onboarding.ts'
import { onboardings } from '../tables.ts'

export const join: Handler<typeof onboardingCalls.join> = async (input, { actor, db, config }) => {
  await assertOpen(db, input.city)
  if (input.as === 'influencer') await assertHandleFree(db, input.handle, null)
  if (input.as === 'brand' && input.proof === '' && isPrivateMail(input.email)) throw proofMissing()
  return requestLink(db, config, {
    email: input.email,
    displayName: input.name,
    purpose: 'sign-in',
    besides: async (tx, { uid, isNew }) => {
      if (!isNew && (await belongsSomewhere(tx, uid))) return
      // What is on its way already is not begun anew by somebody who only knows the address.
      await tx
        .insert(onboardings)
        .values({ ...freshOnboarding(uid), ...givenOf(input) })
        .onConflictDoNothing()
      if (!isNew) return
      const agreed = { after: { version: input.terms } }
      await record(tx, { ...actor, accountUid: uid }, input.as, 'account.terms-accepted', { subjectUid: uid }, agreed)
      const name = input.as === 'brand' ? input.venue : input.name
      if (input.invite) await recordInvited(tx, actor, { code: input.invite, accountUid: uid, kind: input.as, name })
    },
  })
}

/** Who is here already is not made a newcomer by somebody who knows the address. */
async function belongsSomewhere(tx: Tx, accountUid: string): Promise<boolean> {
  const [member] = await tx.select().from(membershipFacts).where(eq(membershipFacts.accountUid, accountUid)).limit(1)
  const [colleague] = await tx.select().from(staffFacts).where(eq(staffFacts.accountUid, accountUid))
  return Boolean(member ?? colleague)
}

function proofMissing(): CallError {
  const fields = [{ field: 'proof', message: 'Tell us how we can check that the venue is yours.' }]
  return new CallError(
    'failed-precondition',
    'Use your work email, or tell us how we can check that the venue is yours.',
    {
      details: { fields },
    },
  )
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
