import { Button, Checkbox, Title, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { dayOf } from '../../../../kit/web/format.ts'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { recordCalls, type RecordTask } from '../../contract.ts'
import { AddTask } from './tasks/AddTask.tsx'
import { addSearch } from '../record-links.ts'
import styles from './tasks/tasks.module.css'

/**
 * What our team has to do for a brand or creator: the next step first, then the rest, and what is done on demand. `manager`
 * looks after a brand.
 */
export function RecordTasks({ recordUid, manager = null }: { recordUid: string; manager?: string | null }) {
  const tasks = useRead(recordCalls.listRecordTasks, { recordUid })
  const [{ add }, setAddress] = useAddress(addSearch)
  const [isOpen, setOpen] = useState(false)
  const isAdding = isOpen || add === 'task'
  const [showsDone, setShowsDone] = useState(false)
  return (
    <Card>
      <Title order={2} mb="sm">
        Next step
      </Title>
      <Loaded of={tasks} shape="lines">
        {({ open, done, can }) => (
          <>
            {open.length === 0 && <p className="dim flush">No open tasks.{can.write && ' Add the next step.'}</p>}
            <TaskList tasks={open} canWrite={can.write} />
            {!can.write && (
              <p className="dim">
                {manager
                  ? `${manager} looks after this brand. Only they and admins can add notes and tasks.`
                  : 'Only the brand’s account manager and admins can add notes and tasks.'}
              </p>
            )}
            {can.write && !isAdding && (
              <Button variant="default" mt="sm" mr="md" onClick={() => setOpen(true)}>
                Add task
              </Button>
            )}
            {can.write && isAdding && (
              <AddTask
                recordUid={recordUid}
                onClose={() => {
                  setOpen(false)
                  setAddress({ add: undefined })
                }}
              />
            )}
            {done.length > 0 && (
              <UnstyledButton
                className={styles.more}
                aria-expanded={showsDone}
                onClick={() => setShowsDone(!showsDone)}
              >
                {showsDone ? 'Hide done tasks' : `Show done tasks (${done.length})`}
              </UnstyledButton>
            )}
            {showsDone && <TaskList tasks={done} canWrite={can.write} />}
          </>
        )}
      </Loaded>
    </Card>
  )
}

function TaskList({ tasks, canWrite }: { tasks: readonly RecordTask[]; canWrite: boolean }) {
  if (tasks.length === 0) return null
  return (
    <ul className={`plain-list ${styles.tasks}`}>
      {tasks.map((task) => (
        <TaskRow key={task.uid} task={task} canWrite={canWrite} />
      ))}
    </ul>
  )
}

function TaskRow({ task, canWrite }: { task: RecordTask; canWrite: boolean }) {
  const { uid, text, dueOn, assignedTo, done, isLate } = task
  const tick = useWrite(recordCalls.tickRecordTask)
  return (
    <li>
      <Checkbox
        checked={done !== null}
        disabled={!canWrite || tick.busy}
        label={text}
        description={
          done
            ? `Done by ${done.by}, ${dayOf(done.at, 'Europe/London')}`
            : `${dayOf(dueOn, 'UTC')} · ${assignedTo.name}`
        }
        onChange={() => void tick({ uid, done: done === null })}
      />
      {isLate && <Badge tone="bad">late</Badge>}
    </li>
  )
}
