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
import { PreferredTimes } from '../../../../collabs/web/parts/PreferredTimes.tsx'
import { dashboardSearch } from '../../links.ts'
import styles from './requests.module.css'
import { ShowMore } from '../../../../../kit/web/show-more.tsx'

const tabs = [
  ['active', 'Active', 'No active collabs yet', 'Find an experience in the feed and send a request.'],
  ['to-confirm', 'To confirm', 'Nothing to confirm', 'Visits appear here from 24 hours before, for you to confirm.'],
  ['applied', 'Requested', 'No open requests', 'Requests you send appear here, with the date you’ll hear back by.'],
  ['past', 'Past', 'No past collabs yet', 'Finished visits and closed requests appear here.'],
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
                  <div className={styles.sent}>
                    <PreferredTimes collab={collab} />
                    <small className="dim">
                      Reply due by {dateTime(collab.answerBy, collab.brand.timezone)} ({timeLeft(collab.answerBy)}),
                      then the request expires.
                    </small>
                  </div>
                )}
              </div>
            ))}
            <ShowMore of={list} />
          </div>
        )}
      </Loaded>
    </section>
  )
}
