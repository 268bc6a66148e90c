import { Button, SegmentedControl, SimpleGrid, VisuallyHidden } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useList, useWrite } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { hrefOf, LinkTo } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { briefCalls } from '../../contract.ts'
import { briefStatuses, type BriefStatus } from '../../statuses.ts'
import { briefsSearch, toBrief, toCreatorsFor } from '../links.ts'
import { BriefBadge } from '../parts/BriefBadge.tsx'
import { BriefCard } from '../parts/BriefCard.tsx'
import { scoreWords } from '../../../profiles/score-words.ts'
import styles from './briefs.module.css'
import { ShowMore } from '../../../../kit/web/show-more.tsx'

const statusWords: Record<BriefStatus, string> = {
  draft: 'Drafts',
  submitted: 'In review',
  live: 'Live',
  paused: 'Paused',
  archived: 'Archived',
}

/** Every brief of a brand, and the way to a new one. */
export function BriefsScreen() {
  const [address, setAddress] = useAddress(briefsSearch)
  const uid = useProfileUid(address.uid)
  const navigate = useNavigate()
  const list = useList(briefCalls.listBrandBriefs, { brandUid: uid, status: address.status, limit: 24 })
  const create = useWrite(briefCalls.createBrief, {
    onDone: (brief) => void navigate({ href: hrefOf(toBrief(uid, brief.uid)) }),
  })
  const start = (
    <Button loading={create.busy} onClick={() => void create({ brandUid: uid })}>
      New brief
    </Button>
  )
  return (
    <Screen
      title="Briefs"
      lead="What you offer creators, and the content you’d like in return."
      actions={start}
      of={{ ...list, data: list.first }}
      shape="cards"
    >
      {() => (
        <>
          <div className={styles.tabs}>
            <SegmentedControl
              aria-label="Filter briefs"
              value={address.status ?? 'all'}
              onChange={(status) =>
                setAddress({
                  status: status === 'all' ? undefined : (briefStatuses.find((one) => one === status) ?? undefined),
                })
              }
              data={[
                { value: 'all', label: 'All' },
                ...briefStatuses.map((status) => ({ value: status, label: statusWords[status] })),
              ]}
            />
          </div>
          {list.rows.length === 0 ? (
            <EmptyState
              title={address.status ? 'No briefs here' : 'Create your first brief'}
              text={
                address.status
                  ? 'No briefs have this status.'
                  : 'Dinner for two on a quiet Tuesday is a good start. Add what’s included and the content you’d like in return.'
              }
              action={!address.status && start}
            />
          ) : (
            <>
              <VisuallyHidden component="h2">Your briefs</VisuallyHidden>
              <SimpleGrid cols={{ base: 1, xs: 2, md: 3, lg: 4 }} spacing="lg">
                {list.rows.map((row) => (
                  <BriefCard key={row.card.uid} card={row.card} to={toBrief(uid, row.card.uid)}>
                    <div className={styles.foot}>
                      <BriefBadge status={row.status} held={row.held} />
                      <span className="dim numbers">
                        {row.card.maxCollabs - row.card.spotsLeft} of {row.card.maxCollabs} taken ·{' '}
                        <span data-tip={scoreWords.coach}>coach score {row.coach.score}</span>
                      </span>
                      {row.status === 'live' && (
                        <Button component={LinkTo} to={toCreatorsFor(uid, row.card.uid)} variant="default" fullWidth>
                          Find creators
                        </Button>
                      )}
                    </div>
                  </BriefCard>
                ))}
              </SimpleGrid>
            </>
          )}
          <ShowMore of={list} mt="lg" />
        </>
      )}
    </Screen>
  )
}
