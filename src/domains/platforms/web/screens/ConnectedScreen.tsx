import { Loader, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { platformNames } from '../../../profiles/vocabulary.ts'
import { platformCalls } from '../../contract.ts'
import { accountsPart, connectedSearch } from '../links.ts'

const editor = '/app/influencer/profile-editor'

/** `/app/influencer/connected`: where a platform sends a creator back to. What it brought leaves the address at once, and is sent once. */
export function ConnectedScreen() {
  const [inAddress, setAddress] = useAddress(connectedSearch)
  const [{ code, state, error }] = useState(inAddress)
  const [problem, setProblem] = useState(
    error || !code || !state ? 'You cancelled, or the link is incomplete. Nothing was connected.' : null,
  )
  const navigate = useNavigate()
  const finish = useWrite(platformCalls.finishConnecting, {
    onDone: ({ platform, handle, influencerUid }) => {
      showSuccess(`${platformNames[platform]} @${handle} is connected.`)
      void navigate({ to: editor, search: { uid: influencerUid }, hash: accountsPart, replace: true })
    },
    onRefused: ({ message }) => {
      setProblem(message)
      return true
    },
  })
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    setAddress({ code: undefined, state: undefined, error: undefined })
    if (code && state && !error) void finish({ code, state })
  })
  return (
    <Screen title="Connect your accounts">
      <Card>
        <Stack>
          {problem ? <Note tone="warn">{problem}</Note> : <Loader aria-label="Reading your account" />}
          <LinkTo to={{ path: editor }}>Back to your profile</LinkTo>
        </Stack>
      </Card>
    </Screen>
  )
}
