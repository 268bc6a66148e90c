import { Checkbox, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { briefStatusNames } from '../../../../briefs/statuses.ts'
import { campaignCalls } from '../../../contract.ts'

/** Which of the organisation's briefs count for a campaign. */
export function AddBriefs({ uid, onDone }: { uid: string; onDone: () => void }) {
  const choices = useRead(campaignCalls.listCampaignChoices, { uid })
  return <Loaded of={choices}>{(data) => <Choose uid={uid} choices={data} onDone={onDone} />}</Loaded>
}

type Choices = OutputOf<typeof campaignCalls.listCampaignChoices>

function Choose({ uid, choices, onDone }: { uid: string; choices: Choices; onDone: () => void }) {
  const [chosen, setChosen] = useState<string[]>([])
  const add = useWrite(campaignCalls.addCampaignBriefs, {
    onDone: () => (onDone(), showSuccess(chosen.length === 1 ? 'Brief added.' : `${chosen.length} briefs added.`)),
  })
  const free = choices.briefs.filter(({ isIn }) => !isIn)
  if (free.length === 0)
    return (
      <p className="dim">
        All of your briefs are already in this campaign. To add another, create it under Briefs first.
      </p>
    )
  return (
    <Stack>
      <Checkbox.Group value={chosen} onChange={setChosen} label="Your briefs">
        <Stack gap={4} mt="xs">
          {free.map((brief) => (
            <Checkbox
              key={brief.uid}
              value={brief.uid}
              label={brief.title || 'Untitled brief'}
              description={`${brief.brandName} · ${briefStatusNames[brief.status].toLowerCase()}`}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Group justify="flex-end">
        <GuardedButton
          missing={chosen.length === 0 ? 'Choose at least one brief first.' : null}
          loading={add.busy}
          onClick={() => void add({ uid, briefUids: chosen })}
        >
          Add {chosen.length === 0 ? 'briefs' : counted(chosen.length, 'brief')}
        </GuardedButton>
      </Group>
    </Stack>
  )
}
