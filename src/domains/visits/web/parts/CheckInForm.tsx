import { Group, Stack, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { callServer } from '../../../../kit/web/session.ts'
import { refetchTouched } from '../../../../kit/web/calls.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { visitCalls } from '../../contract.ts'
import { checkIns } from '../kept-queue.ts'

const call = visitCalls.checkInVisit
const isKept = (uid: string) => checkIns.all().some((made) => made.uid === uid)

/** The code at the door, typed or scanned. It works without signal: kept on the phone, and sent when there is one. */
export function CheckInForm({ uid, code: scanned = '' }: { uid: string; code?: string | undefined }) {
  const [code, setCode] = useState(scanned)
  const [waits, setWaits] = useState(() => isKept(uid))
  const [refused, setRefused] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    const refusals = await checkIns.send((made) => callServer(call.name, made))
    const stays = isKept(uid)
    setBusy(false)
    setWaits(stays)
    setRefused(refusals.get(uid) ?? null)
    if (stays || refusals.has(uid)) return
    showSuccess('You’re checked in. Enjoy your visit.')
    await refetchTouched(call.touches ?? [])
  }

  useEffect(() => {
    if (!waits) return
    const again = () => void send()
    window.addEventListener('online', again)
    const timer = setInterval(again, 30_000)
    return () => {
      window.removeEventListener('online', again)
      clearInterval(timer)
    }
  })

  function checkIn() {
    checkIns.add({ uid, code, at: new Date().toISOString() })
    void send()
  }

  return (
    <Stack gap="xs">
      <Group align="flex-end" gap="sm">
        <TextInput
          label="Door code"
          placeholder="ABC234"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          maxLength={6}
          w={150}
          value={code}
          error={refused}
          onChange={(event) => setCode(event.currentTarget.value.toUpperCase())}
        />
        <GuardedButton
          loading={busy}
          missing={code.length === 6 ? null : 'Enter the six-character code shown at the door.'}
          onClick={checkIn}
        >
          Check in
        </GuardedButton>
      </Group>
      <small className="dim">Or scan the QR code at the door to fill it in automatically.</small>
      <div aria-live="polite">
        {waits && (
          <Note tone="calm">You’re checked in on this phone. We’ll let the venue know once you’re back online.</Note>
        )}
      </div>
    </Stack>
  )
}
