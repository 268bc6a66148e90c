import { Checkbox, Group, SegmentedControl } from '@mantine/core'
import { useList, useRead } from '../../../../kit/web/calls.ts'
import { useHeldTexts } from '../../../../kit/web/held-write.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { useSession } from '../../../profiles/web/session.tsx'
import { todayCalls } from '../../contract.ts'
import type { TodayKind } from '../../kinds.ts'
import { isHeld } from '../held.ts'
import { todaySearch } from '../links.ts'
import { DoneToday } from './today/DoneToday.tsx'
import { FindInToday } from './today/FindInToday.tsx'
import { KindFilter } from './today/KindFilter.tsx'
import { MyDay } from './today/MyDay.tsx'
import { TodayList } from './today/TodayList.tsx'
import styles from './today/today.module.css'
import { useTodayBehind } from './today/today-behind.ts'
import { Troubles } from './today/Troubles.tsx'

const views = [
  { value: 'due', label: 'Due' },
  { value: 'later', label: 'Snoozed' },
  { value: 'done', label: 'Done today' },
]

/**
 * Everything due, the nearest deadline first, with the record beside the list and a key for each answer. `venues`: of these
 * venues together, each row with its venue.
 */
export function Today({ venues }: { venues?: readonly string[] }) {
  const [{ uid, show, kind, mine, find, open }, setAddress] = useAddress(todaySearch)
  const { side, current } = useSession()
  const isStaff = side === 'admin' && !uid && !venues
  const brandUid = isStaff || venues ? undefined : (uid ?? current?.uid)
  const whose = venues ? { brandUids: [...venues] } : { brandUid }
  const asked = {
    ...whose,
    show: show === 'later' ? 'later' : 'due',
    kind: show ? undefined : kind,
    mine: mine === 'yes',
    search: find,
    limit: 50,
  } as const
  const list = useList(todayCalls.listToday, asked)
  const counts = useRead(todayCalls.countToday, { ...whose, mine: mine === 'yes', search: find }, { keep: true })
  const held = useHeldTexts()
  useTodayBehind({ ...list, rows: list.rows.filter((row) => !isHeld(held, row)), asked, isStaff })
  const heldOf = (of: TodayKind) => list.rows.filter((row) => row.kind === of && isHeld(held, row)).length
  return (
    <Loaded of={counts}>
      {({ kinds, troubles }) => (
        <>
          <Troubles troubles={troubles} />
          <Group justify="space-between" mb="md">
            <SegmentedControl
              data={views}
              value={show ?? 'due'}
              onChange={(value) =>
                setAddress({ show: value === 'due' ? undefined : (value as 'later' | 'done'), open: undefined })
              }
            />
            {show !== 'done' && (
              <Group wrap="nowrap" className={styles.narrowing}>
                <Checkbox
                  label="Assigned to me"
                  checked={mine === 'yes'}
                  onChange={(event) =>
                    setAddress({ mine: event.currentTarget.checked ? 'yes' : undefined, open: undefined })
                  }
                />
                <FindInToday value={find} onChange={(next) => setAddress({ find: next, open: undefined })} />
              </Group>
            )}
          </Group>
          {show === 'done' ? (
            <DoneToday whose={whose} isStaff={isStaff} />
          ) : (
            <>
              {!show && (
                <KindFilter
                  kinds={kinds.map(({ kind: one, count }) => ({ kind: one, count: count - heldOf(one) }))}
                  chosen={kind}
                  onChoose={(next) => setAddress({ kind: next, open: undefined })}
                />
              )}
              <TodayList
                list={list}
                brandUid={brandUid}
                isStaff={isStaff}
                isLater={show === 'later'}
                kind={show ? undefined : kind}
                find={find}
                isMine={mine === 'yes'}
                onClear={() => setAddress({ find: undefined, kind: undefined, mine: undefined, open: undefined })}
                open={open}
                onOpen={(key) => setAddress({ open: key })}
              />
            </>
          )}
          {isStaff && show !== 'done' && <MyDay />}
        </>
      )}
    </Loaded>
  )
}
