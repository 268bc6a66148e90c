import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { campaignCalls } from '../../../contract.ts'
import type { CampaignView } from '../../../views.ts'

/** Takes a campaign away; its briefs and collabs stay. */
export function DeleteCampaign({ campaign: { uid, version, name, brandUid } }: { campaign: CampaignView }) {
  const navigate = useNavigate()
  const remove = useWrite(campaignCalls.deleteCampaign, {
    onDone: () => {
      showSuccess('Campaign deleted.')
      void navigate({ to: '/app/campaigns', search: { uid: brandUid } })
    },
  })
  const ask = async () => {
    const yes = await confirm(`Delete “${name}”? Its briefs and collabs stay as they are.`, [
      { label: 'Keep campaign', value: false },
      { label: 'Delete campaign', value: true, style: 'danger' },
    ])
    if (yes) await remove({ uid, version })
  }
  return (
    <Button className="at-start" variant="subtle" color="red" loading={remove.busy} onClick={() => void ask()}>
      Delete campaign
    </Button>
  )
}
