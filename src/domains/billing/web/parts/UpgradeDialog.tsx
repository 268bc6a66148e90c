import { useRead } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { billingCalls } from '../../contract.ts'
import { PlanGrid } from './PlanGrid.tsx'

/** The plans as the upgrade prompt opens them. */
export function UpgradeDialog({ brandUid, onClose }: { brandUid: string; onClose: () => void }) {
  const plan = useRead(billingCalls.getPlan, { brandUid })
  return (
    <Dialog opened onClose={onClose} title="Boost your Brand" size="wide">
      <Loaded of={plan}>{(data) => <PlanGrid brandUid={brandUid} plan={data} />}</Loaded>
    </Dialog>
  )
}
