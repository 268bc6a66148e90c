import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { money } from '../../../../kit/web/format.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { collabCalls } from '../../contract.ts'
import type { Terms } from '../../terms.ts'
import { contractDuty, contractLimits } from '../../written-contract.ts'
import type { CollabData } from './StageBadge.tsx'

type Duty = NonNullable<OutputOf<typeof collabCalls.getContractDuty>['ifAccepted']>
type Props = {
  collab: CollabData
  /** Which terms it is about: those that hold, those of the open proposal, or those somebody is about to propose. */
  of?: 'terms' | 'proposal' | Pick<Terms, 'valueMinor' | 'paymentMinor'>
}

/** What French law asks of the two sides once their year is worth so much; nothing elsewhere. */
export function ContractNote({ collab, of = 'terms' }: Props) {
  const { uid, brand, influencer, terms, brief } = collab
  const { data } = useRead(collabCalls.getContractDuty, { uid })
  const duty = data && dutyOf(data, terms, of)
  if (!duty || duty.level === 'none') return null
  const currency = terms?.currency ?? brief.currency
  const sum = `With ${of === 'terms' ? 'this collab' : 'these new terms'}, ${brand.name} and ${influencer.name} will have agreed collabs worth ${money(duty.totalMinor, currency)} in ${duty.year}.`
  const rule = `From ${money(contractLimits.needed, currency)} a year, French law requires a written contract signed by both of you.`
  return (
    <Note tone={duty.level === 'needed' ? 'warn' : 'calm'}>
      {`${sum} ${rule}${duty.level === 'needed' ? ` ${nextStep(of === 'terms', terms !== null)}` : ''}`}
    </Note>
  )
}

function dutyOf(
  data: OutputOf<typeof collabCalls.getContractDuty>,
  terms: Terms | null,
  of: NonNullable<Props['of']>,
): Duty | null {
  if (of === 'terms') return data
  if (of === 'proposal') return data.ifAccepted
  const { thisYear } = data
  return thisYear && terms ? contractDuty(thisYear.othersMinor, { ...terms, ...of }, thisYear.year) : null
}

function nextStep(holds: boolean, isAgreed: boolean): string {
  if (!holds) return 'Once they’re accepted, download the agreement, sign it, and each keep a copy.'
  return isAgreed
    ? 'Download the agreement, sign it, and each keep a copy.'
    : 'Once the collab is approved, you can download the agreement to sign.'
}
