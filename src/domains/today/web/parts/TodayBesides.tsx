import { Avatar, Group } from '@mantine/core'
import { useList, useRead } from '../../../../kit/web/calls.ts'
import { timeLeft } from '../../../../kit/web/format.ts'
import { useHeldTexts } from '../../../../kit/web/held-write.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import { mediaAddress } from '../../../media/web/parts/addresses.ts'
import { todayCalls, type TodayItem } from '../../contract.ts'
import { titleOf } from '../../title.ts'
import { isHeld } from '../held.ts'
import { detailOf, itemWords, pageOf } from '../words.ts'

/** A brand’s items in Today, the nearest deadline first, without those just answered. */
export function useTodayItems(brandUid: string) {
  const list = useList(todayCalls.listToday, { brandUid, limit: 50 })
  const held = useHeldTexts()
  return { list, items: list.rows.filter((row) => !isHeld(held, row)) }
}

/** How much waits in a brand’s Today, without what was just answered; nothing until it is known. */
export function useTodayCount(brandUid: string): number | undefined {
  const counts = useRead(todayCalls.countToday, { brandUid })
  const { list, items } = useTodayItems(brandUid)
  if (!counts.data) return undefined
  const all = counts.data.kinds.reduce((sum, { count }) => sum + count, 0)
  return Math.max(0, all - (list.rows.length - items.length))
}

/** One of them as a card that leads to it. */
export function TodayCard({ item }: { item: TodayItem }) {
  return (
    <LinkTo to={pageOf(item, false)} className="card link-card list-item">
      <Group gap="sm" wrap="nowrap">
        {item.influencer && (
          <Avatar
            src={item.influencer.avatar && mediaAddress('thumb', item.influencer.avatar)}
            name={item.influencer.name}
            alt=""
            size={36}
          />
        )}
        <div>
          <b>{titleOf(item)}</b>
          <div className="dim">{detailOf(item, false)}</div>
        </div>
      </Group>
      <div className="list-item-aside">
        <Badge tone="warn">{itemWords[item.kind].name}</Badge>
        <small className="dim">{timeLeft(item.dueAt)}</small>
      </div>
    </LinkTo>
  )
}
