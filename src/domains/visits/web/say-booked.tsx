import { IconCalendarPlus } from '@tabler/icons-react'
import { must } from '../../../kit/contract/must.ts'
import { useRead } from '../../../kit/web/calls.ts'
import { showSuccess } from '../../../kit/web/toasts.ts'
import type { CollabData } from '../../collabs/web/parts/StageBadge.tsx'
import { visitTimeThere } from '../../collabs/web/visit-time-there.ts'
import { visitCalls } from '../contract.ts'
import styles from './say-booked.module.css'

/** Long enough to reach the link. */
const shownMs = 12_000

/** Says when and where a visit was just booked or moved to, and hands its creator the file for their calendar. */
export function sayBooked(collab: CollabData, isMove = false): void {
  const words = bookedWords(collab, isMove)
  if (collab.side !== 'influencer') showSuccess(words)
  else
    showSuccess(
      <span className={styles.words}>
        {words}
        <CalendarFile uid={collab.uid} />
      </span>,
      { duration: shownMs },
    )
}

function bookedWords({ visit, brand, side }: CollabData, isMove: boolean): string {
  const when = visitTimeThere(must(visit, 'visit'), brand.timezone)
  const where = [brand.name, brand.address].filter(Boolean).join(', ')
  if (side !== 'influencer') return `${isMove ? 'Moved to' : 'Booked'} ${when}. ${where}.`
  return `${isMove ? 'Your visit is moved' : 'You’re booked'}: ${when}. ${where}.`
}

function CalendarFile({ uid }: { uid: string }) {
  const { data } = useRead(visitCalls.getVisitCalendar, { uid })
  if (!data?.path) return null
  return (
    <a href={data.path}>
      <IconCalendarPlus size={18} aria-hidden="true" /> Add to calendar
    </a>
  )
}
