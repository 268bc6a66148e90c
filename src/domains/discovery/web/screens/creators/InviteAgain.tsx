import { Button, Stack } from '@mantine/core'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useList } from '../../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { counted, ordinalDate } from '../../../../../kit/web/format.ts'
import { useAddress } from '../../../../../kit/web/route.ts'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { opinionWords } from '../../../../profiles/vocabulary.ts'
import { discoveryCalls } from '../../../contract.ts'
import { creatorsSearch } from '../../links.ts'
import { CreatorList, OpenCreator } from './CreatorList.tsx'
import { InviteTray, useChosen } from './InviteTray.tsx'
import { MatchTo } from './MatchTo.tsx'
import styles from './creators.module.css'
import { ShowMore } from '../../../../../kit/web/show-more.tsx'

type LastVisit = OutputOf<typeof discoveryCalls.listFavourites>['rows'][number]['lastVisit']
type Props = { brandUid: string; briefs: readonly { uid: string; title: string }[] }

/** Those who visited before and whom the venue liked, the latest visit first, with the way to invite them again. */
export function InviteAgain({ brandUid, briefs }: Props) {
  const [address, setAddress] = useAddress(creatorsSearch)
  const briefUid = address.brief ?? briefs[0]?.uid
  const creators = useList(discoveryCalls.listFavourites, { brandUid, briefUid, limit: 24 })
  const chosen = useChosen()
  return (
    <Stack gap="md">
      <div className={styles.brief}>
        <MatchTo briefs={briefs} value={briefUid} onChange={(brief) => setAddress({ brief })} />
      </div>
      <Loaded of={{ ...creators, data: creators.first }}>
        {() =>
          creators.rows.length === 0 ? (
            <EmptyState
              title="No one to invite again yet"
              text="Creators who visited you will appear here, unless you rated their last visit Disappointed or lower."
              action={<Button onClick={() => setAddress({ show: undefined })}>See all creators</Button>}
            />
          ) : (
            <CreatorList
              creators={creators.rows}
              brandUid={brandUid}
              briefUid={briefUid}
              chosen={chosen}
              onOpen={(open) => setAddress({ open }, { isStep: true })}
            >
              {({ lastVisit }) => <div>{lastVisitWords(lastVisit)}</div>}
            </CreatorList>
          )
        }
      </Loaded>
      <OpenCreator list={creators.rows} brandUid={brandUid} briefUid={briefUid} />
      <InviteTray chosen={chosen} brandUid={brandUid} briefUid={briefUid} />
      <ShowMore of={creators} />
    </Stack>
  )
}

/** `Last visit 3 November 2026 at Luna, rated Delighted. 2 visits in all.` */
function lastVisitWords({ on, timezone, venue, review, visits }: LastVisit): string {
  const rated = review === null ? 'not rated yet' : `rated ${opinionWords[review as keyof typeof opinionWords]}`
  const all = visits > 1 ? ` ${counted(visits, 'visit')} in all.` : ''
  return `Last visit ${ordinalDate(on, timezone)} at ${venue}, ${rated}.${all}`
}
