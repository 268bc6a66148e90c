import { Button, Group, Kbd, Menu } from '@mantine/core'
import { useState } from 'react'
import { KeyButton } from '../../../../../kit/web/key-button.tsx'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { dateTime } from '../../../../../kit/web/format.ts'
import { useHeldWrite } from '../../../../../kit/web/held-write.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { SnoozeMenu } from '../../../../../kit/web/snooze-menu.tsx'
import { newKey } from '../../../../../kit/web/send-once.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { useNow } from '../../../../collabs/web/use-now.ts'
import { messageCalls } from '../../../../messages/contract.ts'
import { recordCalls } from '../../../../records/contract.ts'
import { todayCalls, type TodayItem } from '../../../contract.ts'
import { titleOf } from '../../../title.ts'
import { mayBeMarked } from '../../../kinds.ts'
import { stepOf } from '../../../step.ts'
import { isAnsweredHere, itemWords, nudgeOf, pageOf } from '../../words.ts'

type Props = { item: TodayItem; brandUid: string | undefined; isStaff: boolean; onReopen: () => void }

/** What can be done with anything that waits, whatever it is: open it, be done with it, put it off, give it to somebody. */
export function ItemActions({ item, brandUid, isStaff, onReopen }: Props) {
  const done = useHeldWrite(todayCalls.markToday)
  const tick = useHeldWrite(recordCalls.tickRecordTask)
  const { key, kind, subjectUid, detail } = item
  return (
    <Group gap={8}>
      <Button
        component={LinkTo}
        to={pageOf(item, isStaff)}
        variant={isAnsweredHere(kind) ? 'subtle' : 'filled'}
        data-key="o"
        rightSection={<Kbd size="xs">O</Kbd>}
      >
        {itemWords[kind].open}
      </Button>
      {mayBeMarked(kind) && (
        <KeyButton
          variant="default"
          letter="e"
          onClick={() =>
            done({ brandUid, key, done: true }, { text: `Done: ${titleOf(item)}.`, about: key, onUndone: onReopen })
          }
        >
          Done
        </KeyButton>
      )}
      {kind === 'step' && (
        <KeyButton
          variant="default"
          letter="e"
          onClick={() =>
            tick(
              { uid: subjectUid, done: true },
              { text: `Done: ${stepOf(detail ?? '').text}.`, about: key, onUndone: onReopen },
            )
          }
        >
          Done
        </KeyButton>
      )}
      <Nudge key={key} item={item} isStaff={isStaff} />
      <Snooze item={item} brandUid={brandUid} onReopen={onReopen} />
      {isStaff ? (
        <Assign item={item} />
      ) : kind === 'message' ? (
        <AssignConversation item={item} />
      ) : (
        <AssignInTeam item={item} />
      )}
    </Group>
  )
}

/** Reminds whoever holds a collab up, in its thread. */
function Nudge({ item, isStaff }: { item: TodayItem; isStaff: boolean }) {
  const { key, collabUid, influencer, brand } = item
  const [isSent, setSent] = useState(false)
  const send = useHeldWrite(messageCalls.sendMessage)
  const text = nudgeOf(item, isStaff)
  if (!text || !collabUid) return null
  const nudge = () => {
    setSent(true)
    const sides = `${influencer?.name ?? ''} and ${brand?.name ?? ''}`
    send(
      { collabUid, key: newKey(), text },
      { text: `Nudged ${sides}: “${text}”`, about: `nudge ${key}`, onUndone: () => setSent(false) },
    )
  }
  return (
    <KeyButton variant="default" letter="n" title={text} disabled={isSent} onClick={nudge}>
      {isSent ? 'Nudged' : 'Nudge'}
    </KeyButton>
  )
}

function Snooze({ item, brandUid, onReopen }: Omit<Props, 'isStaff'>) {
  const { key, snoozedUntil } = item
  const snooze = useHeldWrite(todayCalls.snoozeToday)
  const show = useWrite(todayCalls.snoozeToday, { onDone: () => showSuccess(`Back in Today: ${titleOf(item)}.`) })
  const now = useNow()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const until = (time: Date) => {
    const text = `Snoozed until ${dateTime(time.toISOString(), zone)}: ${titleOf(item)}.`
    snooze({ brandUid, key, until: time.toISOString() }, { text, about: key, onUndone: onReopen })
  }
  if (snoozedUntil)
    return (
      <KeyButton
        variant="default"
        letter="s"
        loading={show.busy}
        onClick={() => void show({ brandUid, key, until: null })}
      >
        Show now
      </KeyButton>
    )
  return (
    <SnoozeMenu now={now} onChoose={until}>
      <KeyButton variant="default" letter="s">
        Snooze
      </KeyButton>
    </SnoozeMenu>
  )
}

function Assign({ item: { key, assignedTo } }: { item: TodayItem }) {
  const colleagues = useRead(recordCalls.listColleagues, {})
  const assign = useWrite(todayCalls.assignToday)
  return (
    <AssignMenu
      people={colleagues.data?.rows}
      isAssigned={assignedTo !== null}
      onAssign={(accountUid) => void assign({ key, accountUid })}
    />
  )
}

const useTeam = ({ brand }: TodayItem) =>
  useRead(messageCalls.listThreadAssignees, { brandUids: brand ? [brand.uid] : [] }, { enabled: brand !== null }).data
    ?.rows

/** A brand’s team gives what waits to each other. */
function AssignInTeam({ item }: { item: TodayItem }) {
  const { key, brand, assignedTo } = item
  const team = useTeam(item)
  const assign = useWrite(todayCalls.assignToday)
  if (!brand) return null
  return (
    <AssignMenu
      people={team}
      isAssigned={assignedTo !== null}
      onAssign={(accountUid) => void assign({ brandUid: brand.uid, key, accountUid })}
    />
  )
}

/** Conversations as in its messages. */
function AssignConversation({ item }: { item: TodayItem }) {
  const { subjectUid, assignedTo } = item
  const team = useTeam(item)
  const assign = useWrite(messageCalls.assignThreads)
  return (
    <AssignMenu
      people={team}
      isAssigned={assignedTo !== null}
      onAssign={(accountUid) => void assign({ collabUids: [subjectUid], accountUid })}
    />
  )
}

type AssignProps = {
  people: readonly { uid: string; name: string }[] | undefined
  isAssigned: boolean
  onAssign: (accountUid: string | null) => void
}

function AssignMenu({ people, isAssigned, onAssign }: AssignProps) {
  return (
    <Menu withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <KeyButton variant="default" letter="c">
          Assign
        </KeyButton>
      </Menu.Target>
      <Menu.Dropdown>
        {people?.map(({ uid, name }) => (
          <Menu.Item key={uid} onClick={() => onAssign(uid)}>
            {name}
          </Menu.Item>
        ))}
        {isAssigned && <Menu.Item onClick={() => onAssign(null)}>No one</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  )
}
