import { Button, Title } from '@mantine/core'
import { must } from '../../../../../kit/contract/must.ts'
import { useList } from '../../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { dateTime, timeLeft } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { useAddress } from '../../../../../kit/web/route.ts'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { collabCalls } from '../../../../collabs/contract.ts'
import { CollabRow } from '../../../../collabs/web/parts/CollabRow.tsx'
import { dashboardSearch } from '../../links.ts'
import styles from './requests.module.css'

const tabs = [
  ['active', 'Active', 'Nothing agreed yet', 'Find a place in the feed; three taps and you have asked.'],
  ['to-confirm', 'To confirm', 'Nothing to confirm', 'Booked visits wait here for your yes.'],
  ['applied', 'Applied', 'Nobody has to answer you', 'What you ask for waits here, with the day of the answer.'],
  ['past', 'Past', 'Nothing behind you yet', 'Visits you made and requests that ended are kept here.'],
] as const

/** Every request in four tabs; one that waits for the brand says until when it answers. */
export function Requests({ influencerUid }: { influencerUid: string }) {
  const [address, setAddress] = useAddress(dashboardSearch)
  const show = address.show ?? 'active'
  const list = useList(collabCalls.listInfluencerCollabs, { influencerUid, show })
  const [, , emptyTitle, emptyText] = must(
    tabs.find(([value]) => value === show),
    'tab',
  )
  return (
    <section>
      <Title order={2} mb="sm">
        Your requests
      </Title>
      <div className="filters" role="group" aria-label="Show">
        {tabs.map(([value, label]) => (
          <Button
            key={value}
            size="sm"
            variant={value === show ? 'filled' : 'default'}
            aria-pressed={value === show}
            onClick={() => setAddress({ show: value })}
          >
            {label}
          </Button>
        ))}
      </div>
      <Loaded of={{ ...list, data: list.first }}>
        {() => (
          <div className="rows">
            {list.rows.length === 0 && (
              <EmptyState
                title={emptyTitle}
                text={emptyText}
                action={
                  <LinkTo to={{ path: '/app/influencer/browse', search: { uid: influencerUid } }}>Open the feed</LinkTo>
                }
              />
            )}
            {list.rows.map((collab) => (
              <div key={collab.uid}>
                <CollabRow collab={collab} profileUid={influencerUid} />
                {show === 'applied' && (
                  <small className={`dim ${styles.answerBy}`}>
                    Answer by {dateTime(collab.answerBy, collab.brand.timezone)} ({timeLeft(collab.answerBy)}); then it
                    ends by itself.
                  </small>
                )}
              </div>
            ))}
            {list.hasMore && (
              <Button variant="default" onClick={list.more} loading={list.isFetchingNextPage}>
                Show more
              </Button>
            )}
          </div>
        )}
      </Loaded>
    </section>
  )
}
