import { Menu } from '@mantine/core'
import { IconCheck, IconClock, IconUserPlus } from '@tabler/icons-react'
import { KeyButton } from '../../../../../kit/web/key-button.tsx'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { counted, dateTime } from '../../../../../kit/web/format.ts'
import { useHeldWrite } from '../../../../../kit/web/held-write.ts'
import { SnoozeMenu } from '../../../../../kit/web/snooze-menu.tsx'
import { showError, showSuccess } from '../../../../../kit/web/toasts.ts'
import { useNow } from '../../../../collabs/web/use-now.ts'
import { useSession } from '../../../../profiles/web/session.tsx'
import { messageCalls } from '../../../contract.ts'
import { actionPlace } from './use-desk-keys.ts'
import { heldAs } from './use-threads.ts'
import styles from '../dms.module.css'

/** What these buttons need to know of a conversation, the open one or one of those selected. */
export type Handled = {
  collabUid: string
  /** When its last message was written that stood here. */
  lastAt: string
  brand: { uid: string }
  name: string
  isDone: boolean
  snoozedUntil: string | null
  assignedTo: { uid: string; name: string } | null
  maySettle: boolean
}

type Props = {
  threads: readonly Handled[]
  /** The conversations are out of the list: the next one may be opened. */
  onGone: () => void
  /** They are back in it. */
  onBack: () => void
  /** Something changed, and they stay. */
  onChanged?: () => void
}

/** Be done with conversations, put them off, or give them to somebody. Each has its key. */
export function ThreadActions({ threads, onGone, onBack, onChanged }: Props) {
  const maySettle = threads.every((thread) => thread.maySettle)
  return (
    <div className={styles.actions} {...actionPlace}>
      {maySettle && <Done threads={threads} onGone={onGone} onBack={onBack} />}
      <Snooze threads={threads} onGone={onGone} />
      {maySettle && <Assign threads={threads} onChanged={onChanged} />}
    </div>
  )
}

const uidsOf = (threads: readonly Handled[]) => threads.map(({ collabUid }) => collabUid)
const seenOf = (threads: readonly Handled[]) => threads.map(({ collabUid, lastAt }) => ({ collabUid, lastAt }))
/** How a sentence about them begins. */
function namesOf(threads: readonly Handled[]): string {
  const [only] = threads
  return threads.length === 1 && only ? only.name : counted(threads.length, 'conversation')
}

type PartProps = Pick<Props, 'threads'>

function Done({ threads, onGone, onBack }: Props) {
  const hold = useHeldWrite(messageCalls.markThreadsDone, ({ explanation }) => explanation && showError(explanation))
  const reopen = useWrite(messageCalls.markThreadsDone)
  const collabUids = uidsOf(threads)
  if (threads.every(({ isDone }) => isDone))
    return (
      <KeyButton
        size="sm"
        variant="default"
        letter="e"
        loading={reopen.busy}
        onClick={() => void reopen({ threads: seenOf(threads), done: false })}
      >
        Move to inbox
      </KeyButton>
    )
  return (
    <KeyButton
      size="sm"
      variant="default"
      letter="e"
      leftSection={<IconCheck size={16} />}
      onClick={() => {
        onGone()
        hold(
          { threads: seenOf(threads), done: true },
          { text: `Done: ${namesOf(threads)}.`, about: collabUids.map(heldAs), onUndone: onBack },
        )
      }}
    >
      Done
    </KeyButton>
  )
}

function Snooze({ threads, onGone }: PartProps & Pick<Props, 'onGone'>) {
  const snooze = useWrite(messageCalls.snoozeThreads)
  const now = useNow()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const until = async (time: Date) => {
    const settled = await snooze({ threads: seenOf(threads), until: time.toISOString() })
    if (!settled) return
    const { done, stayedOpen, explanation } = settled
    if (explanation) showError(explanation)
    if (!done) return
    const snoozed = threads.filter(({ collabUid }) => !stayedOpen.includes(collabUid))
    showSuccess(`Snoozed until ${dateTime(time.toISOString(), zone)}: ${namesOf(snoozed)}.`)
    onGone()
  }
  if (threads.every(({ snoozedUntil }) => snoozedUntil !== null && Date.parse(snoozedUntil) > now))
    return (
      <KeyButton
        size="sm"
        variant="default"
        letter="s"
        loading={snooze.busy}
        onClick={() => void snooze({ threads: seenOf(threads), until: null })}
      >
        Show now
      </KeyButton>
    )
  return (
    <SnoozeMenu now={now} onChoose={(time) => void until(time)}>
      <KeyButton size="sm" variant="default" letter="s" loading={snooze.busy} leftSection={<IconClock size={16} />}>
        Snooze
      </KeyButton>
    </SnoozeMenu>
  )
}

function Assign({ threads, onChanged }: PartProps & Pick<Props, 'onChanged'>) {
  const { user } = useSession()
  const assign = useWrite(messageCalls.assignThreads)
  const brandUids = [...new Set(threads.map(({ brand }) => brand.uid))].toSorted()
  const people = useRead(messageCalls.listThreadAssignees, { brandUids })
  const give = async (person: { uid: string; name: string } | null) => {
    if (!(await assign({ collabUids: uidsOf(threads), accountUid: person?.uid ?? null }))) return
    const whom = person ? `Assigned to ${person.uid === user.uid ? 'you' : person.name}` : 'Unassigned'
    showSuccess(`${whom}: ${namesOf(threads)}.`)
    onChanged?.()
  }
  const isOneselfFirst = (a: { uid: string }, b: { uid: string }) =>
    Number(b.uid === user.uid) - Number(a.uid === user.uid)
  return (
    <Menu>
      <Menu.Target>
        <KeyButton
          size="sm"
          variant="default"
          letter="c"
          loading={assign.busy}
          leftSection={<IconUserPlus size={16} />}
        >
          Assign
        </KeyButton>
      </Menu.Target>
      <Menu.Dropdown>
        {people.data?.rows.length === 0 && (
          <Menu.Label>No one looks after all of these venues. Select fewer.</Menu.Label>
        )}
        {people.data?.rows.toSorted(isOneselfFirst).map((person) => (
          <Menu.Item
            key={person.uid}
            rightSection={threads.every(({ assignedTo }) => assignedTo?.uid === person.uid) && <IconCheck size={16} />}
            onClick={() => void give(person)}
          >
            {person.name}
            {person.uid === user.uid && ' (you)'}
          </Menu.Item>
        ))}
        {threads.some(({ assignedTo }) => assignedTo) && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={() => void give(null)}>No one</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
