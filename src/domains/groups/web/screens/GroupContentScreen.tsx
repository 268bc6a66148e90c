import { SegmentedControl, Stack } from '@mantine/core'
import { useList, useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { ShowMore } from '../../../../kit/web/show-more.tsx'
import { deliverableStateNames } from '../../../content/states.ts'
import { ContentTile } from '../../../content/web/parts/ContentTile.tsx'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { BackToGroup } from './group/BackToGroup.tsx'
import { groupCalls } from '../../contract.ts'
import { shownStates } from '../../states.ts'
import { groupContentSearch } from '../links.ts'
import styles from './group/group.module.css'
import { VenueFilter } from '../parts/VenueFilter.tsx'

const all = 'all'
type State = (typeof shownStates)[number]
const choices: { value: State | typeof all; label: string }[] = [
  { value: all, label: 'All' },
  ...shownStates.map((value) => ({ value, label: deliverableStateNames[value] })),
]

/** What creators have submitted to any venue of a group. */
export function GroupContentScreen() {
  const [{ uid, venues: inAddress, state }, setAddress] = useAddress(groupContentSearch)
  const brandUid = useProfileUid(uid)
  const group = useRead(groupCalls.getGroup, { brandUid })
  const wanted = new Set(inAddress?.split(','))
  return (
    <Screen
      title="Content from all venues"
      lead={
        <BackToGroup brandUid={brandUid}>
          Reels, Stories and posts that creators have submitted, newest first.
        </BackToGroup>
      }
      width="wide"
      of={group}
      shape="cards"
    >
      {({ venues }) => {
        const found = venues.filter((venue) => wanted.has(venue.uid))
        const shown = found.length > 0 ? found : venues
        return (
          <Stack gap={32}>
            <VenueFilter
              venues={venues}
              chosen={found.map((venue) => venue.uid)}
              onChoose={(next) => setAddress({ venues: next.join(',') || undefined })}
            />
            <SegmentedControl
              aria-label="Status"
              data={choices}
              value={state ?? all}
              onChange={(value) => setAddress({ state: value === all ? undefined : value })}
              w="fit-content"
              maw="100%"
            />
            <Content brandUids={shown.map((venue) => venue.uid)} state={state} />
          </Stack>
        )
      }}
    </Screen>
  )
}

function Content({ brandUids, state }: { brandUids: string[]; state: State | undefined }) {
  const list = useList(groupCalls.listGroupContent, { brandUids, state, limit: 24 }, { keep: true })
  return (
    <Loaded of={{ ...list, data: list.first }} shape="cards">
      {() =>
        list.rows.length === 0 ? (
          <EmptyState
            title={state ? 'No content matches' : 'No content yet'}
            text={
              state
                ? 'Choose another status, or other venues.'
                : 'Reels, Stories and posts will appear here once creators submit them.'
            }
          />
        ) : (
          <>
            <div className={styles.tiles}>
              {list.rows.map(({ brand, influencer, ...content }) => (
                <ContentTile
                  key={content.uid}
                  content={content}
                  name={influencer.name}
                  detail={brand.name}
                  profileUid={brand.uid}
                />
              ))}
            </div>
            <ShowMore of={list} />
          </>
        )
      }
    </Loaded>
  )
}
