import { Button, Select, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { recordCalls } from '../../../contract.ts'
import { dayFrom } from '../../day-from.ts'
import styles from './tasks.module.css'

/** A new task: what, by when, and whose. Tomorrow and one's own unless something else is said. */
export function AddTask({ recordUid, onClose }: { recordUid: string; onClose: () => void }) {
  const task = useRef<HTMLInputElement>(null)
  useEffect(() => task.current?.focus(), [])
  const [today] = useState(() => dayFrom(0))
  const [text, setText] = useState('')
  const [dueOn, setDueOn] = useState(() => dayFrom(1))
  const [assignedTo, setAssignedTo] = useState<string | null>(null)
  const colleagues = useRead(recordCalls.listColleagues, {})
  const add = useWrite(recordCalls.addRecordTask, { onDone: onClose })
  const send = () => void add({ recordUid, text: text.trim(), dueOn, assignedTo: assignedTo ?? undefined })
  return (
    <form
      className={styles.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() && dueOn >= today) send()
      }}
    >
      <TextInput
        label="Task"
        withAsterisk
        maxLength={300}
        ref={task}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="two-fields">
        <TextInput
          type="date"
          label="Due"
          withAsterisk
          min={today}
          error={dueOn && dueOn < today && 'The due date has passed. Choose today or a later day.'}
          value={dueOn}
          onChange={(event) => setDueOn(event.currentTarget.value)}
        />
        <Select
          label="For"
          placeholder="Me"
          clearable
          data={(colleagues.data?.rows ?? []).map(({ uid, name }) => ({ value: uid, label: name }))}
          value={assignedTo}
          onChange={setAssignedTo}
        />
      </div>
      <div className={styles.foot}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <GuardedButton
          type="submit"
          missing={
            text.trim() ? (dueOn < today ? 'Choose today or a later day.' : null) : 'Write what needs doing first.'
          }
          loading={add.busy}
        >
          Add task
        </GuardedButton>
      </div>
    </form>
  )
}
