import { Button, Group, Title } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { dateOf, dayOf } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../../kit/web/parts.tsx'
import { campaignCalls } from '../../../contract.ts'
import { taskWords } from '../../../tasks.ts'
import type { CampaignView, TaskView } from '../../../views.ts'
import listStyles from '../../../../../kit/web/item-list.module.css'
import { toExpert } from '../../links.ts'
import { NewTask } from './NewTask.tsx'

/** What the brand's expert does for a campaign, with dates: the brand reads it and asks, the team adds and ticks. */
export function ExpertTasks({ campaign }: { campaign: CampaignView }) {
  const [isNew, setNew] = useState(false)
  const { tasks, can, uid, brandUid } = campaign
  return (
    <Card>
      <Title order={2} mb="sm">
        Your expert’s tasks
      </Title>
      {tasks.length === 0 && <p className="dim">No tasks yet.</p>}
      <ul className={listStyles.list}>
        {tasks.map((task) => (
          <Task key={task.uid} task={task} campaign={campaign} />
        ))}
      </ul>
      <Group gap="sm" mt="sm" className="no-print">
        {can.askExpert && (
          <Button component={LinkTo} to={toExpert(brandUid, { campaign: uid })} variant="default">
            Ask your expert
          </Button>
        )}
        {can.manageTasks && (
          <Button variant="default" onClick={() => setNew(true)}>
            Add task
          </Button>
        )}
      </Group>
      <Dialog
        opened={isNew}
        onClose={() => setNew(false)}
        title="Add task"
        description="The brand sees it straight away."
      >
        {isNew && <NewTask campaign={campaign} onDone={() => setNew(false)} />}
      </Dialog>
    </Card>
  )
}

function Task({ task, campaign }: { task: TaskView; campaign: CampaignView }) {
  const change = useWrite(campaignCalls.changeExpertTask)
  const { uid, kind, note, dueOn, doneAt, doneBy, isLate } = task
  const { can, brandUid, timezone } = campaign
  return (
    <li className={listStyles.item}>
      <div className={listStyles.text}>
        <b>{taskWords[kind]}</b> {doneAt ? <Badge tone="good">Done</Badge> : isLate && <Badge tone="bad">Late</Badge>}
        {note && <div>{note}</div>}
        <div className="dim">
          {doneAt
            ? `${dateOf(doneAt, timezone)}${doneBy ? ` by ${doneBy}` : ''}`
            : `Due ${dayOf(`${dueOn}T12:00:00Z`, 'UTC')}`}
        </div>
      </div>
      <Group gap={4} className="no-print">
        {can.askExpert && (
          <Button
            component={LinkTo}
            to={toExpert(brandUid, { task: uid })}
            variant="subtle"
            size="sm"
            aria-label={`Ask about this: ${taskWords[kind]}`}
          >
            Ask about this
          </Button>
        )}
        {can.manageTasks && (
          <Button
            variant="subtle"
            size="sm"
            aria-label={`${doneAt ? 'Reopen' : 'Mark as done'}: ${taskWords[kind]}`}
            loading={change.busy}
            onClick={() => void change({ uid, note, dueOn, done: doneAt === null })}
          >
            {doneAt ? 'Reopen' : 'Mark as done'}
          </Button>
        )}
      </Group>
    </li>
  )
}
