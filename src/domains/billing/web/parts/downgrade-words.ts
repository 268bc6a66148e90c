import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { counted, money } from '../../../../kit/web/format.ts'
import type { billingCalls, PlanView } from '../../contract.ts'
import { taxLabel } from '../../tax-words.ts'

type Preview = OutputOf<typeof billingCalls.previewDowngrade>
type Plan = Pick<PlanView, 'name' | 'state'>

/** What is asked before a plan becomes a cheaper one or ends, a paragraph each: from when, what it then costs, its seats, and what stops. */
export function downgradeQuestion(name: string, plan: Plan, until: string, preview: Preview): string {
  return [
    startWords(name, plan, until, preview),
    feeWords(preview),
    seatWords(name, preview),
    stopWords(preview, until),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function startWords(name: string, plan: Plan, until: string, { currency, next }: Preview): string {
  if (next) {
    const tax = next.tax > 0 ? ` (${taxLabel(currency)} included)` : ''
    return `Downgrade to ${name}? It starts on ${until}. You keep ${plan.name} until then, and pay nothing today. From ${until} you pay ${money(next.due, currency)} a month${tax}. We’ll keep everything you’ve created.`
  }
  return plan.state === 'trialing'
    ? `Cancel your plan? Your free trial still runs until ${until}, and you won’t be charged for the plan. We’ll keep everything you’ve created.`
    : `Cancel your ${plan.name} plan? It ends on ${until}, and you pay nothing for it after that. Nothing changes until then, and we’ll keep everything you’ve created.`
}

function feeWords({ currency, perCollab, freeCollabs, freeCollabsNow }: Preview): string {
  const then =
    freeCollabs === 0
      ? `Each collab then costs ${money(perCollab, currency)}`
      : `You then have ${counted(freeCollabs, 'free collab')} a month, and each extra one costs ${money(perCollab, currency)}`
  return freeCollabs < freeCollabsNow
    ? `${then}. Today you have ${counted(freeCollabsNow, 'free collab')} a month.`
    : `${then}.`
}

function seatWords(name: string, { seats }: Preview): string {
  return seats === null
    ? ''
    : `${name} includes ${counted(seats, 'user')}. Everyone on your team stays, but you can’t add anyone beyond that.`
}

function stopWords({ stops }: Preview, until: string): string {
  return stops.length > 0 ? `You lose ${list.format(stops)} on ${until}.` : ''
}

const list = new Intl.ListFormat('en-GB')
