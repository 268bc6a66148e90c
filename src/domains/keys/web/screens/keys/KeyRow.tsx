import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { scopeWords } from '../../../../../access/scopes.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { dateOf, dateTime, timeAgo } from '../../../../../kit/web/format.ts'
import { Badge, Card, type Tone } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { keyCalls, type KeyView } from '../../../contract.ts'
import { ReplaceKey } from './ReplaceKey.tsx'
import styles from './keys.module.css'

const states: Readonly<Record<KeyView['state'], readonly [Tone, string]>> = {
  active: ['good', 'Active'],
  ended: ['mute', 'Expired'],
  off: ['mute', 'Turned off'],
  left: ['warn', 'Created by someone who left'],
}
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/** One key: what it can do, when it was used, and how it ends. */
export function KeyRow({ apiKey, onSecret }: { apiKey: KeyView; onSecret: (secret: string) => void }) {
  const { uid, name, begins, scopes, state, can } = apiKey
  const [isReplacing, setReplacing] = useState(false)
  const turnOff = useWrite(keyCalls.revokeApiKey, { onDone: () => showSuccess(`${name} turned off.`) })
  const askToTurnOff = async () =>
    (await confirm(`Turn off ${name}? Systems that use it will lose access straight away.`, [
      { label: 'Keep key', value: false },
      { label: 'Turn off', value: true, style: 'danger' },
    ])) && turnOff({ uid })
  const [tone, word] = states[state]
  return (
    <li>
      <Card pad={false} className="list-item">
        <div className="shrinks">
          <b>{name}</b> <Badge tone={tone}>{word}</Badge>
          <div>
            <code className={styles.begins}>{begins}…</code> · {lifeOf(apiKey)}
          </div>
          <div className="dim">{scopes.map((scope) => scopeWords[scope]).join(' · ')}</div>
          {apiKey.former && <Former former={apiKey.former} />}
        </div>
        {(can.replace || can.turnOff) && (
          <Group gap="xs" className={styles.acts}>
            {can.replace && (
              <Button variant="default" size="sm" aria-label={`Replace ${name}`} onClick={() => setReplacing(true)}>
                Replace
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
          </Group>
        )}
      </Card>
      {isReplacing && <ReplaceKey apiKey={apiKey} onSecret={onSecret} onClose={() => setReplacing(false)} />}
    </li>
  )
}

/** “Bella, 3 Mar 2026 · last used 2 hours ago · expires 1 Jun 2026 · 300 calls a minute”. */
function lifeOf({ createdBy, createdAt, lastUsedAt, endsAt, state, perMinute }: KeyView): string {
  return [
    `created by ${createdBy}, ${dateOf(createdAt, timeZone)}`,
    lastUsedAt ? `last used ${timeAgo(lastUsedAt)}` : 'not used yet',
    endsAt ? `${state === 'ended' ? 'expired' : 'expires'} ${dateOf(endsAt, timeZone)}` : 'never expires',
    `${perMinute} calls a minute`,
  ].join(' · ')
}

function Former({ former: { begins, endsAt, lastUsedAt } }: { former: NonNullable<KeyView['former']> }) {
  const used = lastUsedAt ? `last used ${timeAgo(lastUsedAt)}` : 'not used'
  return (
    <div>
      The old secret <code className={styles.begins}>{begins}…</code> works until {dateTime(endsAt, timeZone)} ({used}
      ).
    </div>
  )
}
