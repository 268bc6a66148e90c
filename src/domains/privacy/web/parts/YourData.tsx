import { useRead } from '../../../../kit/web/calls.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { privacyCalls } from '../../contract.ts'
import { DeletionCard } from './DeletionCard.tsx'
import { ExportCard } from './ExportCard.tsx'

/** What is kept of one: to take along, and to have deleted. */
export function YourData() {
  const read = useRead(privacyCalls.getMyData, {})
  return (
    <Loaded of={read} shape="lines">
      {(mine) => (
        <>
          <ExportCard mine={mine} />
          <DeletionCard mine={mine} />
        </>
      )}
    </Loaded>
  )
}
