import { Button, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { ordinalDate } from '../../../../../kit/web/format.ts'
import { productName } from '../../../../../kit/web/page-facts.ts'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { showError, showSuccess } from '../../../../../kit/web/toasts.ts'
import { notificationCalls } from '../../../contract.ts'
import { findPushState, type PushState, turnOffPush, turnOnPush } from '../../push.ts'
import styles from './settings.module.css'

type Data = OutputOf<typeof notificationCalls.getPush>

/** Which of one's browsers show notifications also while no page is open; this one is turned on and off here. */
export function PushDevices() {
  const push = useRead(notificationCalls.getPush, {})
  return (
    <section aria-labelledby="push" className={styles.push}>
      <Title order={3} id="push">
        Push notifications
      </Title>
      <Loaded of={push} shape="lines">
        {(data) => (
          <>
            <Here data={data} />
            <Others devices={data.devices.filter(({ isHere }) => !isHere)} />
          </>
        )}
      </Loaded>
    </section>
  )
}

const words = (): Record<PushState, string> => ({
  on: `This browser shows your notifications, even when ${productName()} isn’t open.`,
  off: `Get notifications on this device, even when ${productName()} isn’t open.`,
  blocked: 'This browser blocks notifications from us. Allow them in its settings for this site, then reload the page.',
  install: `On an iPhone or iPad, add ${productName()} to your Home Screen first: tap Share, then Add to Home Screen. Open it from there and come back here.`,
  impossible: 'This browser can’t show notifications. Emails and the bell work as usual.',
})

function Here({ data: { key, devices } }: { data: Data }) {
  const [found, setFound] = useState<PushState | null>(null)
  const [isBusy, setBusy] = useState(false)
  const remove = useWrite(notificationCalls.removePushDevice)
  useEffect(() => void findPushState().then(setFound), [devices])
  const here = devices.find(({ isHere }) => isHere)
  const state: PushState = !key ? 'impossible' : found === 'on' && !here ? 'off' : (found ?? 'off')
  const turnOn = async () => {
    setBusy(true)
    try {
      const now = await turnOnPush()
      setFound(now)
      if (now === 'on') showSuccess('Notifications are on.')
    } catch {
      showError('We couldn’t turn notifications on in this browser. Check your connection, then try again.')
    }
    setBusy(false)
  }
  const turnOff = async () => {
    await turnOffPush()
    if (here && (await remove({ uid: here.uid }))) showSuccess('Notifications are off in this browser.')
  }
  return (
    <div className={styles.device}>
      <p className="dim flush">{words()[state]}</p>
      {state === 'off' && (
        <Button variant="default" loading={isBusy} onClick={() => void turnOn()}>
          Turn on
        </Button>
      )}
      {state === 'on' && (
        <Button variant="default" loading={remove.busy} onClick={() => void turnOff()}>
          Turn off
        </Button>
      )}
    </div>
  )
}

function Others({ devices }: Pick<Data, 'devices'>) {
  const remove = useWrite(notificationCalls.removePushDevice, {
    onDone: () => showSuccess('Notifications are off in that browser.'),
  })
  return devices.map(({ uid, name, since }) => (
    <div key={uid} className={styles.device}>
      <div>
        {name}
        <br />
        <small className="dim">On since {ordinalDate(since)}</small>
      </div>
      <Button
        variant="default"
        disabled={remove.busy}
        aria-label={`Turn off notifications in ${name}`}
        onClick={() => void remove({ uid })}
      >
        Turn off
      </Button>
    </div>
  ))
}
