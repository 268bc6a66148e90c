import { useRead } from '../../../../kit/web/calls.ts'
import { money } from '../../../../kit/web/format.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { collabCalls } from '../../contract.ts'
import { contractLimits } from '../../written-contract.ts'
import type { CollabData } from './StageBadge.tsx'

/** What French law asks of the two sides once their year is worth so much; nothing elsewhere. */
export function ContractNote({ collab: { uid, brand, influencer, terms, brief } }: { collab: CollabData }) {
  const { data } = useRead(collabCalls.getContractDuty, { uid })
  if (!data || data.level === 'none') return null
  const currency = terms?.currency ?? brief.currency
  const sum = `With this collab, ${brand.name} and ${influencer.name} will have agreed collabs worth ${money(data.totalMinor, currency)} in ${data.year}.`
  const rule = `From ${money(contractLimits.needed, currency)} a year, French law requires a written contract`
  return (
    <Note tone={data.level === 'needed' ? 'warn' : 'calm'}>
      {data.level === 'near'
        ? `${sum} ${rule} signed by both of you.`
        : `${sum} ${rule} signed by both of you. ${
            terms
              ? 'Download the agreement, sign it, and each keep a copy.'
              : 'Once the collab is approved, you can download the agreement to sign.'
          }`}
    </Note>
  )
}
