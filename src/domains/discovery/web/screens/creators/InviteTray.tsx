import { Button, Group } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { counted } from '../../../../../kit/web/format.ts'
import { useHeldWrite } from '../../../../../kit/web/held-write.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { showError, showSuccess } from '../../../../../kit/web/toasts.ts'
import { collabCalls } from '../../../../collabs/contract.ts'
import { mostInvited } from '../../../../collabs/windows.ts'
import { InviteForm, NotSent } from '../../parts/InviteManyForm.tsx'
import { invitingKey } from '../../parts/InviteOrOpen.tsx'
import styles from './creators.module.css'

type Creator = { uid: string; name: string }
type Result = OutputOf<typeof collabCalls.inviteInfluencers>

/** Who of a list is chosen; they stay so when the filters change. */
export function useChosen() {
  const [list, setList] = useState<readonly Creator[]>([])
  return {
    list,
    change: ({ uid, name }: Creator, isChosen: boolean) =>
      setList((before) => [...before.filter((one) => one.uid !== uid), ...(isChosen ? [{ uid, name }] : [])]),
    set: setList,
  }
}

type Props = { chosen: ReturnType<typeof useChosen>; brandUid: string; briefUid?: string | undefined }

/** What can be done with those who are chosen, while anybody is; then who of them could not be invited. */
export function InviteTray({ chosen: { list, set }, brandUid, briefUid }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [message, setMessage] = useState('')
  const { result, invite, close } = useInviting()
  const send = (to: string) => {
    setIsOpen(false)
    set([])
    invite(to, list, message, () => set(list))
  }
  return (
    <>
      {(list.length > 0 || result) && (
        <Card className={styles.tray}>
          {result && (
            <>
              <NotSent result={result} />
              <Button variant="default" onClick={close}>
                Done
              </Button>
            </>
          )}
          {list.length > 0 && (
            <>
              <span>{counted(list.length, 'creator')} selected</span>
              <Group gap="sm">
                <Button variant="default" onClick={() => set([])}>
                  Clear
                </Button>
                <Button disabled={list.length > mostInvited} onClick={() => setIsOpen(true)}>
                  {list.length > mostInvited ? `Choose at most ${mostInvited}` : `Invite ${list.length}`}
                </Button>
              </Group>
            </>
          )}
        </Card>
      )}
      <Dialog
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Invite ${counted(list.length, 'creator')}`}
        size="md"
      >
        <InviteForm
          creators={list}
          brandUid={brandUid}
          briefUid={briefUid}
          message={message}
          onMessage={setMessage}
          onSend={send}
        />
      </Dialog>
    </>
  )
}

/** Sends invitations that can be undone for ten seconds, and says how it went: also to whoever has gone to another page by then. */
function useInviting() {
  const [result, setResult] = useState<Result | null>(null)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const hold = useHeldWrite(collabCalls.inviteInfluencers, (done) => {
    const { invited, refused } = done
    if (invited.length > 0) showSuccess(`${counted(invited.length, 'invitation')} sent.`)
    if (refused.length === 0) return
    if (isHere.current) setResult(done)
    else showError(`Not sent: ${refused.map(({ name, why }) => `${name}: ${why}`).join(' ')}`)
  })
  return {
    result,
    close: () => setResult(null),
    invite: (briefUid: string, list: readonly Creator[], message: string, onUndone: () => void) => {
      setResult(null)
      hold(
        { briefUid, influencerUids: list.map(({ uid }) => uid), message },
        {
          text: `Sending ${counted(list.length, 'invitation')}.`,
          about: list.map(({ uid }) => invitingKey(briefUid, uid)),
          onUndone,
        },
      )
    },
  }
}
