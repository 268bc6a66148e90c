import { must } from '../../../../kit/contract/must.ts'
import { dateTime, dayOf } from '../../../../kit/web/format.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { MoveVisit } from '../../../../domains/visits/web/parts/MoveVisit.tsx'
import { NoTable } from '../../../../domains/visits/web/parts/NoTable.tsx'
import type { CollabData } from '../../../../domains/collabs/web/parts/StageBadge.tsx'

/** What has become of the time of a visit to come, and another time for it. */
export function BeforeVisit({ collab }: { collab: CollabData }) {
  const { side } = collab
  const visit = must(collab.visit, 'visit')
  const { stay } = visit
  const sayTime = stay ? dayOf : dateTime
  const proposed = visit.proposed.map((at) => sayTime(at, collab.brand.timezone)).join(' or ')
  return (
    <>
      {visit.released && (
        <Note tone="warn">
          {side === 'influencer'
            ? 'Your spot went to the next creator on the waitlist because you didn’t confirm. Choose another time.'
            : `The spot went to the next creator on the waitlist because ${collab.influencer.name} didn’t confirm. They can choose another time.`}
        </Note>
      )}
      {proposed && (
        <Note tone="warn">
          {side === 'brand'
            ? `You suggested ${stay ? 'another check-in date' : 'another time'}: ${proposed}.`
            : `The venue suggested ${stay ? 'another check-in date' : 'another time'}: ${proposed}.`}
        </Note>
      )}
      <NoTable collab={collab} />
      <MoveVisit collab={collab} />
    </>
  )
}
