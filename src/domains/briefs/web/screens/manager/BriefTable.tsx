import { Button, Group, Select, Table, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useList, useWrite } from '../../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { dateTime, money, timeAgo } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { briefCalls } from '../../../contract.ts'
import { briefStatuses, type BriefStatus } from '../../../statuses.ts'
import { toBrief } from '../../links.ts'
import { BriefBadge } from '../../parts/BriefBadge.tsx'

type Props = {
  status: BriefStatus | undefined
  search: string | undefined
  onChange: (change: { status?: BriefStatus | undefined; search?: string | undefined }) => void
}

/** Every brief, last changed first, with what may need a hand: no time free, on hold, all places taken. */
export function BriefTable({ status, search, onChange }: Props) {
  const list = useList(briefCalls.listBriefs, { status, search: search || undefined, limit: 50 })
  const pause = useWrite(briefCalls.pauseBrief)
  const find = useDebouncedCallback((words: string) => onChange({ search: words || undefined }), 300)
  return (
    <>
      <Group mb="md" align="flex-end">
        <TextInput
          label="Search"
          placeholder="Title or brand"
          defaultValue={search}
          onChange={(event) => find(event.currentTarget.value)}
        />
        <Select
          label="Status"
          clearable
          placeholder="All"
          data={[...briefStatuses]}
          value={status ?? null}
          onChange={(value) => onChange({ status: briefStatuses.find((one) => one === value) })}
        />
      </Group>
      <Loaded of={{ ...list, data: list.first }}>
        {() =>
          list.rows.length === 0 ? (
            <EmptyState title="No brief found" text="Try other words or another status." />
          ) : (
            <Table.ScrollContainer minWidth={1080}>
              <Table verticalSpacing="xs" highlightOnHover style={{ overflowWrap: 'normal' }}>
                <Table.Thead>
                  <Table.Tr>
                    {['Brief', 'Brand', 'City', 'Status', 'Value', 'Places', 'Next time', 'Coach', 'Changed', ''].map(
                      (head) => (
                        <Table.Th key={head} style={{ whiteSpace: 'nowrap' }}>
                          {head}
                        </Table.Th>
                      ),
                    )}
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {list.rows.map((row) => (
                    <Table.Tr key={row.card.uid}>
                      <Table.Td>
                        <LinkTo to={toBrief(row.card.brandUid, row.card.uid)}>
                          {row.card.title || 'Untitled brief'}
                        </LinkTo>
                      </Table.Td>
                      <Table.Td>{row.card.brandName}</Table.Td>
                      <Table.Td>{cityFacts[row.card.city].name}</Table.Td>
                      <Table.Td>
                        <BriefBadge status={row.status} held={row.held} />
                      </Table.Td>
                      <Table.Td>{money(row.card.valueMinor, row.card.currency)}</Table.Td>
                      <Table.Td>
                        {row.card.maxCollabs - row.card.placesLeft}/{row.card.maxCollabs}
                      </Table.Td>
                      <Table.Td>{row.card.nextSlot ? dateTime(row.card.nextSlot, row.card.timezone) : 'none'}</Table.Td>
                      <Table.Td>{row.coach.score}</Table.Td>
                      <Table.Td>{timeAgo(row.updatedAt)}</Table.Td>
                      <Table.Td>
                        {row.can.pause && (
                          <Button
                            size="compact-sm"
                            variant="default"
                            disabled={pause.busy}
                            onClick={() => void pause({ uid: row.card.uid, version: row.version })}
                          >
                            Pause
                          </Button>
                        )}
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          )
        }
      </Loaded>
      {list.hasMore && (
        <Button variant="default" mt="md" loading={list.isFetchingNextPage} onClick={list.more}>
          Show more
        </Button>
      )}
    </>
  )
}
