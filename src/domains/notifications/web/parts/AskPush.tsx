import { useEffect, useState } from 'react'
import { OfferBar } from '../../../../kit/web/offer-bar.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { localKeys } from '../../../accounts/web/local-keys.ts'
import { findPushState, turnOnPush } from '../push.ts'
import { helpfulMoment } from '../push-moment.ts'

/** Who said no is not asked again for so long (ms). */
const patienceMs = 30 * 24 * 3_600_000

/** Asks in words of ours first: a browser asks once, and a no to it is for ever. */
export function AskPush({ words }: { words: string }) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (Date.now() - Number(localStorage.getItem(localKeys.pushAsked) ?? 0) < patienceMs) return
    void findPushState().then((state) => setAsking(state === 'off' && Notification.permission === 'default'))
  }, [])
  const close = () => {
    localStorage.setItem(localKeys.pushAsked, String(Date.now()))
    helpfulMoment(null)
  }
  const turnOn = async () => {
    setBusy(true)
    const state = await turnOnPush().catch(() => 'off')
    showSuccess(
      state === 'on'
        ? 'Notifications are on.'
        : 'Notifications are still off. You can turn them on in your notification settings.',
    )
    close()
  }
  if (!isAsking) return null
  return (
    <OfferBar
      words={words}
      act="Turn on notifications"
      later="Not now"
      isBusy={isBusy}
      onAct={() => void turnOn()}
      onLater={close}
    />
  )
}
