import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { dateOf, dateTime, timeAgo } from '../../../../../kit/web/format.ts'
import { Badge, Card, type Tone } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { webhookCalls, type WebhookView } from '../../../contract.ts'
import { type Topic, topicNames, topics } from '../../../topics.ts'
import { formatNames } from '../format-names.ts'
import { EditWebhook } from './NewWebhook.tsx'
import { Deliveries } from './Deliveries.tsx'
import { ReplaceSecret } from './ReplaceSecret.tsx'
import styles from './webhooks.module.css'

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

const eventsOf = (chosen: readonly Topic[]) =>
  chosen.length === topicNames.length
    ? `All ${topicNames.length} events`
    : chosen.map((topic) => topics[topic].words).join(' · ')

/** One webhook: where it sends and what, whether it arrives, and what can be done. */
export function WebhookRow({ webhook, onSecret }: { webhook: WebhookView; onSecret: (secret: string) => void }) {
  const { uid, name, url, format, can, failingSince, onlyTestsFailed, formerUntil } = webhook
  const [isReplacing, setReplacing] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const turnOff = useWrite(webhookCalls.turnOffWebhook, { onDone: () => showSuccess(`${name} turned off.`) })
  const turnOn = useWrite(webhookCalls.turnOnWebhook, { onDone: () => showSuccess(`${name} turned on.`) })
  const askToTurnOff = async () =>
    (await confirm(`Turn off ${name}? We’ll stop sending to it and cancel anything that hasn’t arrived yet.`, [
      { label: 'Keep webhook', value: false },
      { label: 'Turn off', value: true, style: 'danger' },
    ])) && turnOff({ uid })
  const remove = useWrite(webhookCalls.deleteWebhook, { onDone: () => showSuccess(`${name} deleted.`) })
  const askToDelete = async () =>
    (await confirm(`Delete ${name}? We’ll stop sending to it and delete its deliveries. You can’t undo this.`, [
      { label: 'Keep webhook', value: false },
      { label: 'Delete webhook', value: true, style: 'danger' },
    ])) && remove({ uid })
  const [tone, word] = stateOf(webhook)
  return (
    <li>
      <Card pad={false} className="list-item">
        <div className="shrinks">
          <b>{name}</b> <Badge tone={tone}>{word}</Badge>
          {format !== 'standard' && <div>{formatNames[format]}</div>}
          <div className={styles.address}>{url}</div>
          <div>{lifeOf(webhook)}</div>
          <div className="dim">{eventsOf(webhook.topics)}</div>
          {failingSince && <div>{whyFailing(failingSince, onlyTestsFailed)}</div>}
          {formerUntil && <div>The old secret works until {dateTime(formerUntil, timeZone)}.</div>}
        </div>
        <Group gap="xs" className={styles.acts}>
          <Button variant="default" size="sm" aria-label={`Deliveries to ${name}`} onClick={() => setOpen(true)}>
            Deliveries
          </Button>
          {can.manage && (
            <Button variant="default" size="sm" aria-label={`Edit ${name}`} onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
          {can.replaceSecret && (
            <Button
              variant="default"
              size="sm"
              aria-label={`Replace secret for ${name}`}
              onClick={() => setReplacing(true)}
            >
              Replace secret
            </Button>
          )}
          {can.turnOff && (
            <Button
              variant="subtle"
              color="red"
              size="sm"
              aria-label={`Turn off ${name}`}
              loading={turnOff.busy}
              onClick={() => void askToTurnOff()}
            >
              Turn off
            </Button>
          )}
          {can.turnOn && (
            <Button size="sm" aria-label={`Turn on ${name}`} loading={turnOn.busy} onClick={() => void turnOn({ uid })}>
              Turn on
            </Button>
          )}
          {can.delete && (
            <Button
              variant="subtle"
              color="red"
              size="sm"
              aria-label={`Delete ${name}`}
              loading={remove.busy}
              onClick={() => void askToDelete()}
            >
              Delete
            </Button>
          )}
        </Group>
      </Card>
      {isReplacing && <ReplaceSecret webhook={webhook} onSecret={onSecret} onClose={() => setReplacing(false)} />}
      {isEditing && <EditWebhook webhook={webhook} onClose={() => setEditing(false)} />}
      {isOpen && <Deliveries webhook={webhook} onClose={() => setOpen(false)} />}
    </li>
  )
}

function stateOf({ state, failingSince, onlyTestsFailed }: WebhookView): [tone: Tone, word: string] {
  if (state === 'off') return ['mute', 'Turned off']
  if (state === 'failing') return ['bad', 'Turned off: not arriving']
  if (!failingSince) return ['good', 'On']
  return ['warn', onlyTestsFailed ? 'Test failed' : 'Not arriving']
}

const whyFailing = (since: string, onlyTestsFailed: boolean) =>
  onlyTestsFailed
    ? 'The test didn’t arrive. Deliveries shows why.'
    : `Nothing has arrived since ${dateTime(since, timeZone)}.`

/** “created by Bella, 3 Mar 2026 · last arrived 2 hours ago”. */
function lifeOf({ createdBy, createdAt, lastDeliveredAt }: WebhookView): string {
  return [
    `created ${createdBy ? `by ${createdBy}, ` : ''}${dateOf(createdAt, timeZone)}`,
    lastDeliveredAt ? `last arrived ${timeAgo(lastDeliveredAt)}` : 'nothing arrived yet',
  ].join(' · ')
}
