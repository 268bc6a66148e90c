import { Button, Group, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { campaignCalls } from '../../../contract.ts'
import { type Goal, goalIds, goals } from '../../../goals.ts'
import { fieldsFor } from '../../../words.ts'
import styles from '../../campaigns.module.css'
import { CampaignForm } from './CampaignForm.tsx'

type Props = { brandUid: string; today: string; currency: string }

/** First what it is for, then the campaign that such a goal begins with. */
export function NewCampaign({ brandUid, today, currency }: Props) {
  const [goal, setGoal] = useState<Goal | null>(null)
  const navigate = useNavigate()
  const create = useWrite(campaignCalls.createCampaign, {
    onDone: ({ uid: campaign }) => {
      showSuccess('Campaign started. Now add its briefs.')
      void navigate({ to: '/app/campaign', search: { uid: brandUid, campaign } })
    },
  })
  if (!goal)
    return (
      <div className={styles.goals}>
        {goalIds.map((id) => (
          <button key={id} type="button" className={styles.goal} onClick={() => setGoal(id)}>
            <b>{goals[id].name}</b>
            <div className="dim">{goals[id].text}</div>
          </button>
        ))}
      </div>
    )
  return (
    <Stack>
      <Group gap="sm" justify="space-between">
        <b>{goals[goal].name}</b>
        <Button variant="subtle" size="compact-sm" onClick={() => setGoal(null)}>
          Choose another goal
        </Button>
      </Group>
      <p className="dim flush">{goals[goal].brief}</p>
      <CampaignForm
        fields={fieldsFor(goal, today)}
        version={0}
        currency={currency}
        submit="Start campaign"
        busy={create.busy}
        onSubmit={(fields) => create({ brandUid, fields })}
      />
    </Stack>
  )
}
