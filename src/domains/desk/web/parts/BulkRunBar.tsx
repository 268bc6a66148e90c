import { Button, Progress } from '@mantine/core'
import { useEffect, useState } from 'react'
import { refetchTouched, useRead, useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { type BulkRun, deskCalls } from '../../contract.ts'
import styles from './desk.module.css'

/** How often its progress is asked for, besides what the server says by itself. */
const pollMs = 2_000
/** A result goes by itself some time after it came, which the server decides. */
const resultPollMs = 30_000

/** One's last action on many rows of a list: when it starts, how far it is, what came of it. */
export function BulkRunBar({ table, brandUid }: { table: string; brandUid?: string | undefined }) {
  const read = useRead(deskCalls.getBulkRun, { table, brandUid })
  const run = read.data?.run ?? null
  const isOver = run?.state === 'done' || run?.state === 'stopped'
  const isUnderWay = run !== null && !isOver
  const { refetch } = read
  useEffect(() => {
    if (!isUnderWay && !isOver) return
    const timer = setInterval(() => void refetch(), isOver ? resultPollMs : pollMs)
    return () => clearInterval(timer)
  }, [isUnderWay, isOver, refetch])
  const touched = run?.touches.join(',') ?? ''
  useEffect(() => {
    // The rows are fetched again once what they show has changed.
    if (isOver) void refetchTouched(touched.split(','))
  }, [isOver, touched, run?.uid])
  return run && <RunLine run={run} isOver={isOver} />
}

function RunLine({ run, isOver }: { run: BulkRun; isOver: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const stop = useWrite(deskCalls.stopBulkRun)
  const undo = useWrite(deskCalls.undoBulkRun)
  const close = useWrite(deskCalls.closeBulkRun)
  const input = { uid: run.uid }
  return (
    <div
      className={`no-print ${styles.run}`}
      data-over={isOver || undefined}
      role="group"
      aria-label="Action on several rows"
    >
      <span role="status" className={styles.words}>
        <b>{run.title}</b> · {wordsOf(run)}
      </span>
      {run.state === 'running' && (
        <Progress
          className={styles.progress}
          value={((run.done + run.refused) / run.total) * 100}
          aria-label={`${run.done + run.refused} of ${run.total}`}
        />
      )}
      {run.refused > 0 && (
        <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
          Show why
        </Button>
      )}
      {!isOver && (
        <Button size="compact-sm" variant="default" loading={stop.busy} onClick={() => void stop(input)}>
          Stop
        </Button>
      )}
      {run.canUndo && (
        <Button size="compact-sm" variant="default" loading={undo.busy} onClick={() => void undo(input)}>
          Undo
        </Button>
      )}
      {isOver && (
        <Button size="compact-sm" variant="subtle" color="gray" loading={close.busy} onClick={() => void close(input)}>
          Close
        </Button>
      )}
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Not done" size="md">
        <ul className={`plain-list ${styles.refusals}`}>
          {run.refusals.map(({ uid, name, why }) => (
            <li key={uid}>
              <b>{name}</b>
              <div>{why}</div>
            </li>
          ))}
        </ul>
        {run.refused > run.refusals.length && <p className="dim">And {run.refused - run.refusals.length} more.</p>}
      </Dialog>
    </div>
  )
}

/** What came of it so far: "46 done, 2 not done". */
function wordsOf({ state, total, done, refused }: BulkRun): string {
  const result = [`${done} done`, ...(refused > 0 ? [`${refused} not done`] : [])].join(', ')
  if (state === 'waiting') return `${total} selected, starts in a few seconds`
  if (state === 'running') return `${done + refused} of ${total}`
  if (state === 'done') return result
  return `stopped: ${result}, ${total - done - refused} unchanged`
}
