import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { counted, dateTime } from '../../../../../kit/web/format.ts'
import { Badge, Card, type Tone } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { type DeliveryView, webhookCalls } from '../../../contract.ts'
import { topics } from '../../../topics.ts'
import styles from './webhooks.module.css'

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
const states: Readonly<Record<DeliveryView['state'], readonly [Tone, string]>> = {
  waiting: ['calm', 'On its way'],
  delivered: ['good', 'Arrived'],
  'given-up': ['bad', 'Didn’t arrive'],
}
const failedOnce = ['warn', 'Failed, trying again'] as const

/** One delivery: what it was about, whether it arrived, and on request what was sent and answered. */
export function DeliveryRow({ delivery, isOpenAtFirst }: { delivery: DeliveryView; isOpenAtFirst: boolean }) {
  const { uid, at, state, tries, problem, canResend } = delivery
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? isOpenAtFirst
  const resend = useWrite(webhookCalls.resendWebhookDelivery, { onDone: () => showSuccess('Sending again.') })
  const [tone, word] = state === 'waiting' && tries > 0 && problem ? failedOnce : states[state]
  const words = wordsOf(delivery)
  const name = `${words}, ${dateTime(at, timeZone)}`
  return (
    <li>
      <Card pad={false} className="list-item">
        <div className="shrinks">
          <b>{words}</b> <Badge tone={tone}>{word}</Badge>
          <div className="dim">{lifeOf(delivery)}</div>
          {problem && <div>{problem}</div>}
        </div>
        <Group gap="xs" className={styles.acts}>
          <Button
            variant="default"
            size="sm"
            aria-expanded={isOpen}
            aria-label={`Details: ${name}`}
            onClick={() => setChosen((now) => !(now ?? isOpenAtFirst))}
          >
            Details
          </Button>
          {canResend && (
            <Button
              variant="default"
              size="sm"
              aria-label={`Send again: ${name}`}
              loading={resend.busy}
              onClick={() => void resend({ uid })}
            >
              Send again
            </Button>
          )}
        </Group>
      </Card>
      {isOpen && <Details uid={uid} />}
    </li>
  )
}

function wordsOf({ type, exampleOf }: DeliveryView): string {
  if (type !== 'test') return topics[type].words
  return exampleOf ? `Test: ${topics[exampleOf].words}` : 'Test'
}

/** “Tue 24 Nov, 13:30 · 3 tries · next try Tue 24 Nov, 13:34”, or “… · response 204”. */
function lifeOf({ at, tries, status, problem, state, nextTryAt }: DeliveryView): string {
  return [
    dateTime(at, timeZone),
    ...(tries > 1 ? [counted(tries, 'try', 'tries')] : []),
    ...(status && !problem ? [`response ${status}`] : []),
    ...(state === 'waiting' && tries > 0 && nextTryAt ? [`next try ${dateTime(nextTryAt, timeZone)}`] : []),
  ].join(' · ')
}

function Details({ uid }: { uid: string }) {
  const delivery = useRead(webhookCalls.getWebhookDelivery, { uid })
  return (
    <div className={styles.details}>
      <Loaded of={delivery} shape="lines">
        {({ body, answer, tookMs }) => (
          <>
            <b>We sent</b>
            <Code label="We sent">{body === null ? 'Nothing yet.' : JSON.stringify(JSON.parse(body), null, 2)}</Code>
            <b>Response{tookMs !== null && ` (${tookMs} ms)`}</b>
            <Code label="Response">{answer === null ? 'No response.' : answer || 'Empty response.'}</Code>
            <div className="dim">webhook-id: {uid}</div>
          </>
        )}
      </Loaded>
    </div>
  )
}

function Code({ label, children }: { label: string; children: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <pre className={styles.code} tabIndex={0} role="region" aria-label={label}>
      {children}
    </pre>
  )
}
