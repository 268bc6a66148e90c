import { Text } from '@mantine/core'
import { counted } from '../../../../kit/web/format.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { todayCalls } from '../../contract.ts'

/** How much waits at other venues of a group, with the way there; nothing while nothing does. */
export function DueElsewhere({ venues, to }: { venues: readonly string[]; to: To }) {
  const waiting = useRead(todayCalls.countTodayByVenue, {}, { enabled: venues.length > 0 })
  const theirs = waiting.data?.venues.filter(({ uid }) => venues.includes(uid)) ?? []
  const due = theirs.reduce((sum, { requests, reviews, others }) => sum + requests + reviews + others, 0)
  if (due === 0) return null
  return (
    <Text mb="sm">
      <LinkTo to={to}>
        {due} due at {counted(theirs.length, 'other venue')}
      </LinkTo>
    </Text>
  )
}
