import { Button, Group, Kbd, Stack, Textarea, VisuallyHidden } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useList, useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { timeAgo } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card, Facts, Note } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { briefCalls } from '../../../contract.ts'
import { toBrief, toBriefHistory } from '../../links.ts'
import { BriefCard } from '../../parts/BriefCard.tsx'
import { CoachHints } from '../../parts/CoachHints.tsx'
import styles from './brief-queue.module.css'

type Waiting = OutputOf<typeof briefCalls.listBriefQueue>['rows'][number]

/** Submitted briefs, longest waiting first. One key each: A approves the open one, R returns it, J and K move. */
export function BriefQueue({ chosen, onChoose }: { chosen: string | undefined; onChoose: (uid: string) => void }) {
  const queue = useList(briefCalls.listBriefQueue, { limit: 50 })
  const [returning, setReturning] = useState<Waiting | null>(null)
  const approve = useWrite(briefCalls.approveBrief, {
    onDone: (brief) => showSuccess(`“${brief.content.title}” is live.`),
  })
  const { rows } = queue
  const at = Math.max(
    0,
    rows.findIndex((row) => row.card.uid === chosen),
  )
  const open = rows[at]
  const move = (step: number) => {
    const next = rows[at + step]
    if (next) onChoose(next.card.uid)
  }
  const approveOpen = () => {
    if (open?.can.approve && !approve.busy) void approve({ uid: open.card.uid, version: open.version })
  }
  useHotkeys([
    // A key held down approves one, not the whole queue.
    ['a', (event) => !event.repeat && !returning && approveOpen()],
    ['r', () => open?.can.return && setReturning(open)],
    ['j', () => move(1)],
    ['k', () => move(-1)],
  ])
  return (
    <>
      <ReturnDialog waiting={returning} onClose={() => setReturning(null)} />
      <Loaded of={{ ...queue, data: queue.first }}>
        {() =>
          !open ? (
            <EmptyState title="Nothing waits" text="Every submitted brief has been answered." />
          ) : (
            <div className={styles.queue}>
              <ol className={styles.list} aria-label="Waiting briefs">
                {rows.map((row) => (
                  <li key={row.card.uid}>
                    <button
                      type="button"
                      aria-current={row === open || undefined}
                      onClick={() => onChoose(row.card.uid)}
                    >
                      <b>{row.card.brandName}</b>
                      <span>{row.card.title}</span>
                      <small className="dim">
                        {row.submittedAt && timeAgo(row.submittedAt)} · coach {row.coach.score}
                      </small>
                    </button>
                  </li>
                ))}
                {queue.hasMore && (
                  <li>
                    <Button variant="subtle" fullWidth onClick={queue.more}>
                      Show more
                    </Button>
                  </li>
                )}
              </ol>
              <div>
                <VisuallyHidden component="h2">The brief that is open</VisuallyHidden>
                <BriefCard card={open.card} />
              </div>
              <Stack>
                <Group gap="sm">
                  <Button
                    loading={approve.busy}
                    disabled={!open.can.approve}
                    onClick={approveOpen}
                    rightSection={<Kbd size="xs">A</Kbd>}
                  >
                    Approve
                  </Button>
                  <Button
                    variant="default"
                    disabled={!open.can.return}
                    onClick={() => setReturning(open)}
                    rightSection={<Kbd size="xs">R</Kbd>}
                  >
                    Ask for changes
                  </Button>
                  <LinkTo to={toBrief(open.card.brandUid, open.card.uid)}>Open in the editor</LinkTo>
                </Group>
                {open.submitNote && <Note tone="calm">They write: {open.submitNote}</Note>}
                {open.changed.length > 0 && (
                  <Note tone="warn">
                    Changed since it was approved: {open.changed.join(', ')}.{' '}
                    <LinkTo to={toBriefHistory(open.card.brandUid, open.card.uid)}>Compare</LinkTo>
                  </Note>
                )}
                <Card>
                  <CoachHints coach={open.coach} most={5} />
                </Card>
                <Card>
                  <Facts
                    rows={open.checks.map((check) => [
                      check.name,
                      <span key={check.name}>
                        <Badge tone={check.ok ? 'good' : 'warn'}>{check.ok ? 'fine' : 'look'}</Badge> {check.text}
                      </span>,
                    ])}
                  />
                </Card>
              </Stack>
            </div>
          )
        }
      </Loaded>
    </>
  )
}

/** Asks what to change; the brand reads the words as they are. */
function ReturnDialog({ waiting, onClose }: { waiting: Waiting | null; onClose: () => void }) {
  const [note, setNote] = useState('')
  const send = useWrite(briefCalls.returnBrief, {
    onDone: () => {
      showSuccess('Sent back with your note.')
      setNote('')
      onClose()
    },
  })
  return (
    <Dialog
      opened={waiting !== null}
      onClose={onClose}
      title="Ask for changes"
      description={waiting ? `${waiting.card.brandName} gets “${waiting.card.title}” back as a draft.` : ''}
    >
      <Textarea
        data-autofocus
        label="What should change?"
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <Button
          disabled={note.trim() === ''}
          loading={send.busy}
          onClick={() => waiting && void send({ uid: waiting.card.uid, version: waiting.version, note })}
        >
          Send back
        </Button>
      </Group>
    </Dialog>
  )
}
