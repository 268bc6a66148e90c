import { CallError } from '../../../kit/contract/errors.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { record } from '../../audit/server/record.ts'
import { inPerson, type StepKey } from '../steps.ts'
import type { Onboarding } from './onboarding.ts'

/** When the team answers for somebody, the log says so; what is a promise stays with the person. Does nothing for one's own. */
export async function recordForThem(
  tx: Tx,
  actor: Actor,
  onboarding: Onboarding,
  step: StepKey | 'finished',
  answer?: Record<string, unknown>,
): Promise<void> {
  if (actor.accountUid === onboarding.accountUid) return
  if (inPerson.some((one) => one === step))
    throw new CallError(
      'failed-precondition',
      'Only the account’s owner can complete this step. We’ve saved everything so far. Email them a link to finish.',
    )
  const before = step === 'finished' ? undefined : onboarding.answers[step]
  const kind = step === 'finished' ? 'onboarding.finished-on-behalf' : 'onboarding.step-saved-on-behalf'
  const change = { before: before ? { [step]: before } : {}, after: answer ? { [step]: answer } : {} }
  await record(tx, actor, 'staff', kind, { subjectUid: onboarding.accountUid }, change)
}
