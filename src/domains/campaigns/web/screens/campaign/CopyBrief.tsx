import { Checkbox, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { campaignCalls } from '../../../contract.ts'
import type { CampaignView } from '../../../views.ts'

type Props = { campaign: CampaignView; brief: CampaignView['briefRows'][number]; onDone: () => void }

/** Makes a draft of a brief at each of the chosen venues. */
export function CopyBrief(props: Props) {
  const choices = useRead(campaignCalls.listCampaignChoices, { uid: props.campaign.uid })
  return <Loaded of={choices}>{({ venues }) => <Choose {...props} venues={venues} />}</Loaded>
}

type Venues = OutputOf<typeof campaignCalls.listCampaignChoices>['venues']

function Choose({ campaign, brief, venues, onDone }: Props & { venues: Venues }) {
  const [chosen, setChosen] = useState<string[]>([])
  const copy = useWrite(campaignCalls.copyBriefToVenues, {
    onDone: () => (onDone(), showSuccess(chosen.length === 1 ? 'Draft created.' : `${chosen.length} drafts created.`)),
  })
  const others = venues.filter(({ uid }) => uid !== brief.brandUid)
  if (others.length === 0) return <p className="dim">You have no other venues. You can add one on your venues page.</p>
  return (
    <Stack>
      <Checkbox.Group value={chosen} onChange={setChosen} label="Venues">
        <Stack gap={4} mt="xs">
          {others.map(({ uid, name }) => (
            <Checkbox key={uid} value={uid} label={name} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Group justify="flex-end">
        <GuardedButton
          missing={chosen.length === 0 ? 'Choose at least one venue first.' : null}
          loading={copy.busy}
          onClick={() => void copy({ uid: campaign.uid, briefUid: brief.uid, brandUids: chosen })}
        >
          {chosen.length > 1 ? `Create ${chosen.length} drafts` : 'Create draft'}
        </GuardedButton>
      </Group>
    </Stack>
  )
}
