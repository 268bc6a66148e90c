import { Button, Checkbox, Group, Stack, Title } from '@mantine/core'
import { type RefObject, useState } from 'react'
import { counted } from '../../../../kit/web/format.ts'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { useFreshWrite } from '../../../collabs/web/use-fresh-write.ts'
import { goldenRules } from '../../../onboarding/rules.ts'
import { type TickedRule, tickedRules } from '../../checklist.ts'
import { contentCalls } from '../../contract.ts'
import type { DeliverableData } from '../deliverable-words.ts'
import type { OpenDraft } from './open-drafts.ts'
import styles from './deliverable.module.css'

type Props = {
  collab: CollabData
  /** What can still be sent, and which of it is ready. */
  open: readonly DeliverableData[]
  ready: readonly string[]
  drafts: RefObject<Map<string, OpenDraft>>
  hasBegun: boolean
  ticks: readonly TickedRule[]
  /** The golden rules were confirmed with earlier content of this visit. */
  isPromised: boolean
  onTick: (ticks: readonly TickedRule[]) => void
  /** Takes the first deliverable that was sent. */
  onSent: (uid: string) => void
}

/** The golden rules, confirmed once for the visit, and one button for all that is ready. */
export function SendContent({ collab, open, ready, drafts, hasBegun, ticks, isPromised, onTick, onSent }: Props) {
  const [refused, setRefused] = useState<string | null>(null)
  const [keeping, setKeeping] = useState(false)
  const submit = useFreshWrite(contentCalls.submitContent, {
    onDone: ({ submitted }) =>
      showSuccess(
        submitted > 1 ? `Sent ${submitted} deliverables to the venue for review.` : 'Sent to the venue for review.',
      ),
    onRefused: (error) => (setRefused(error.message), true),
  })
  /** Keeps all that is ready with these ticks; null where one was refused. */
  const keepAll = async (promised: readonly TickedRule[]) => {
    const kept = await Promise.all(
      ready.map(async (uid) => ({ uid, version: (await drafts.current.get(uid)?.keep(promised)) ?? null })),
    )
    const whole = kept.flatMap(({ uid, version }) => (version === null ? [] : [{ uid, version }]))
    return whole.length === kept.length ? whole : null
  }
  const send = async () => {
    setRefused(null)
    setKeeping(true)
    const deliverables = await keepAll(ticks)
    setKeeping(false)
    if (!deliverables) return
    const answer = await submit({ collabUid: collab.uid, deliverables, ticks: [...ticks] })
    const first = open.find(({ uid }) => deliverables.some((one) => one.uid === uid))
    if (answer && first) onSent(first.uid)
  }
  const tick = (next: readonly TickedRule[]) => {
    onTick(next)
    setRefused(null)
    void keepAll(next)
  }
  if (!hasBegun && ready.length === 0) return null
  const several = ready.length > 1
  return (
    <Card>
      <Stack gap="md">
        <Title order={2}>Send your content</Title>
        {isPromised ? (
          <span className="dim">You confirmed the golden rules for this visit.</span>
        ) : (
          <GoldenRules ticks={ticks} onTick={tick} />
        )}
        {refused && <Note tone="bad">{refused}</Note>}
        <Group gap="sm">
          <Button
            loading={keeping || submit.busy}
            disabled={!hasBegun || ready.length === 0}
            onClick={() => void send()}
          >
            {several ? `Send all ${ready.length} for review` : 'Send for review'}
          </Button>
          <span className="dim">{waitingWords(open.length, ready.length, hasBegun)}</span>
        </Group>
      </Stack>
    </Card>
  )
}

function waitingWords(open: number, ready: number, hasBegun: boolean): string {
  if (!hasBegun) return 'You can send it once your visit has started.'
  if (ready === 0) return 'Add a file first.'
  return ready < open ? `${counted(open - ready, 'deliverable')} can follow later.` : ''
}

/** What software can’t check, for all that is sent from a visit. */
function GoldenRules({
  ticks,
  onTick,
}: {
  ticks: readonly TickedRule[]
  onTick: (ticks: readonly TickedRule[]) => void
}) {
  const hasAll = tickedRules.every((rule) => ticks.includes(rule))
  return (
    <Checkbox.Group
      label="The golden rules"
      description="Please confirm what we can’t check, once for everything from this visit. The venue will see this."
      value={[...ticks]}
      onChange={(value) => onTick(tickedRules.filter((rule) => value.includes(rule)))}
    >
      <Stack gap={4} mt={8}>
        {tickedRules.map((rule) => (
          <Checkbox
            key={rule}
            value={rule}
            label={goldenRules[rule]}
            classNames={{ body: styles.rule, label: styles.ruleWords }}
          />
        ))}
        {!hasAll && (
          <Button variant="light" className="at-start" onClick={() => onTick([...tickedRules])}>
            Confirm all four
          </Button>
        )}
      </Stack>
    </Checkbox.Group>
  )
}
