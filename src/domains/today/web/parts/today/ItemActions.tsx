import { Button, Group, Kbd, Menu } from '@mantine/core'
import { KeyButton } from '../../../../../kit/web/key-button.tsx'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { dateTime } from '../../../../../kit/web/format.ts'
import { useHeldWrite } from '../../../../../kit/web/held-write.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { SnoozeMenu } from '../../../../../kit/web/snooze-menu.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { useNow } from '../../../../collabs/web/use-now.ts'
import { recordCalls } from '../../../../records/contract.ts'
import { todayCalls, type TodayItem } from '../../../contract.ts'
import { mayBeMarked } from '../../../kinds.ts'
import { isAnsweredHere, itemWords, pageOf, titleOf } from '../../words.ts'

type Props = { item: TodayItem; brandUid: string | undefined; isStaff: boolean; onReopen: () => void }

/** What can be done with anything that waits, whatever it is: open it, be done with it, put it off, give it to somebody. */
export function ItemActions({ item, brandUid, isStaff, onReopen }: Props) {
  const done = useHeldWrite(todayCalls.markToday)
  const { key, kind } = item
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
      <Snooze item={item} brandUid={brandUid} />
      {isStaff && <Assign item={item} />}
    </Group>
  )
}

function Snooze({ item, brandUid }: { item: TodayItem; brandUid: string | undefined }) {
  const { key, snoozedUntil } = item
  const snooze = useWrite(todayCalls.snoozeToday)
  const now = useNow()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const until = async (time: Date) => {
    if (await snooze({ brandUid, key, until: time.toISOString() }))
      showSuccess(`Snoozed until ${dateTime(time.toISOString(), zone)}: ${titleOf(item)}.`)
  }
  if (snoozedUntil)
    return (
      <Button variant="default" data-key="s" onClick={() => void snooze({ brandUid, key, until: null })}>
        Show now
      </Button>
    )
  return (
    <SnoozeMenu now={now} onChoose={(time) => void until(time)}>
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
    <Menu>
      <Menu.Target>
        <KeyButton variant="default" letter="c">
          Assign
        </KeyButton>
      </Menu.Target>
      <Menu.Dropdown>
        {colleagues.data?.rows.map(({ uid, name }) => (
          <Menu.Item key={uid} onClick={() => void assign({ key, accountUid: uid })}>
            {name}
          </Menu.Item>
        ))}
        {assignedTo && <Menu.Item onClick={() => void assign({ key, accountUid: null })}>No one</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  )
}
