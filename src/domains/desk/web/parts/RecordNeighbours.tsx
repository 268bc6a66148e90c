import { ActionIcon, Group } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Address } from '../../../../kit/web/link.tsx'
import { LinkToAddress } from '../../../../kit/web/link.tsx'
import { listenToKeys, stepOf } from '../../../../kit/web/list-keys.ts'
import { listBehind, listGoneOn } from '../list-behind.ts'

type Props = {
  recordUid: string
  /** What else the address of the neighbour says: which part of the page is open. */
  search?: Record<string, string | undefined>
}

/** The way back to the list that a record was opened from, and to the records beside it there: J and K. */
export function RecordNeighbours({ recordUid, search }: Props) {
  // As it was when the record was opened: what is listed on its page is no list behind it.
  const [list, setList] = useState(() => listBehind(recordUid))
  const isLast = list !== null && list.more !== null && list.at === list.rows.length - 1
  useEffect(() => {
    if (isLast) void listGoneOn(recordUid).then(setList, () => null)
  }, [isLast, recordUid])
  const before = useRef<HTMLAnchorElement>(null)
  const after = useRef<HTMLAnchorElement>(null)
  useEffect(
    () =>
      listenToKeys(document.body, (event) => {
        if ((event.target as HTMLElement).closest('[role=dialog], [role=grid], [data-list]')) return
        const step = stepOf(event, ['j', 'k'])
        if (step !== 0) (step === 1 ? after : before).current?.click()
      }),
    [],
  )
  if (!list) return null
  const { name, back, rows, count, at } = list
  const withSearch = ({ to }: { to: Address }): Address => ({ ...to, search: { ...to.search, ...search } })
  const [previous, next] = [rows[at - 1], rows[at + 1]]
  return (
    <Group component="nav" gap="xs" aria-label="In the list" className="no-print">
      <LinkToAddress to={back}>{name}</LinkToAddress>
      <span className="dim">
        {at + 1} of {(count ?? rows.length).toLocaleString('en-GB')}
      </span>
      {previous && (
        <ActionIcon
          component={LinkToAddress}
          ref={before}
          to={withSearch(previous)}
          replace
          variant="subtle"
          size={44}
          aria-label="Previous"
          aria-keyshortcuts="k"
          title="Previous (K)"
        >
          <IconChevronUp size={20} />
        </ActionIcon>
      )}
      {next && (
        <ActionIcon
          component={LinkToAddress}
          ref={after}
          to={withSearch(next)}
          replace
          variant="subtle"
          size={44}
          aria-label="Next"
          aria-keyshortcuts="j"
          title="Next (J)"
        >
          <IconChevronDown size={20} />
        </ActionIcon>
      )}
    </Group>
  )
}
