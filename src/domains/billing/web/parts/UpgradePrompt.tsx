import './plans.css'
import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { billingCalls } from '../../contract.ts'
import { PlanGrid } from './PlanGrid.tsx'

const hiddenKey = 'upgradePromptHiddenOn'
const today = () => new Date().toLocaleDateString('en-CA')

/** The side bar's upgrade prompt (seed §2): for brands on the basic tier or without one; it can be put away for the day. */
export function UpgradePrompt({ brandUid }: { brandUid: string }) {
  const plan = useRead(billingCalls.getPlan, { brandUid })
  const [hidden, setHidden] = useState(() => localStorage.getItem(hiddenKey) === today())
  const [opened, setOpened] = useState(false)
  if (plan.data?.tier !== 'basic' || (hidden && !opened)) return null
  const hide = () => {
    localStorage.setItem(hiddenKey, today())
    setHidden(true)
  }
  return (
    <section className="upgrade-prompt" aria-label="Boost your Brand">
      <CloseButton size="sm" aria-label="Not today" onClick={hide} style={{ position: 'absolute', top: 6, right: 6 }} />
      <b>Boost your Brand</b>
      <span className="dim">Unlock the full platform today.</span>
      <Button onClick={() => setOpened(true)}>Upgrade Now</Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Boost your Brand" size="wide">
        <PlanGrid brandUid={brandUid} plan={plan.data} />
      </Dialog>
    </section>
  )
}
