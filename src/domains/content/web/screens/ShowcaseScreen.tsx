import { Button, Group } from '@mantine/core'
import { useEffect } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { type Asked, plainState } from '../../../../kit/web/grid/table-state.ts'
import type { To } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { cardsOrTable, type CardsView, ShowAs, useKeptView } from '../../../../kit/web/show-as.tsx'
import { RowsToCome } from '../../../../kit/web/to-come.tsx'
import { localKeys } from '../../../accounts/web/local-keys.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { contentCalls } from '../../contract.ts'
import { showcaseSearch } from '../links.ts'
import { Collections } from './showcase/Collections.tsx'
import { ExampleTile } from './showcase/ExampleTile.tsx'
import { ReviewerLinks } from './showcase/ReviewerLinks.tsx'
import { SharedLinks } from './showcase/ShareContent.tsx'
import { withoutShortFilters } from './showcase/short-filters.ts'
import { ShowcaseOpen } from './showcase/ShowcaseOpen.tsx'
import { ShowcaseTable } from './showcase/ShowcaseTable.tsx'
import { ShowcaseTiles } from './showcase/ShowcaseTiles.tsx'

/** A brand's content, newest first, with what it may do with each deliverable: in pictures or as a table. */
export function ShowcaseScreen() {
  const [address, setAddress] = useAddress(showcaseSearch)
  const brandUid = useProfileUid(address.uid)
  const choices = useRead(contentCalls.getShowcaseChoices, { brandUid })
  const [kept, keep] = useKeptView<CardsView>(localKeys.contentView, 'cards')
  const view = address.view ?? kept
  const unfolded = withoutShortFilters(address)
  useEffect(() => {
    if (unfolded) setAddress(unfolded)
  })
  const toOne = (deliverable: string): To => ({
    path: '/app/brand/collab-showcase',
    search: { ...address, uid: brandUid, deliverable },
    stays: true,
  })
  return (
    <Screen
      title="Content"
      lead="Content from your collabs, and how you can use it."
      width="wide"
      actions={
        <Group gap="sm">
          {choices.data?.can.edit && (
            <>
              <SharedLinks brandUid={brandUid} />
              <ReviewerLinks brandUid={brandUid} />
            </>
          )}
          <ShowAs
            views={cardsOrTable}
            view={view}
            onChange={(next) => {
              keep(next)
              setAddress({ view: next })
            }}
          />
        </Group>
      }
      of={choices}
      shape="cards"
    >
      {({ influencers, briefs, can }) => (
        <>
          <Collections brandUid={brandUid} />
          {unfolded ? (
            <RowsToCome />
          ) : (
            <ShowcaseTable
              brandUid={brandUid}
              choices={{
                creator: influencers.map(({ uid, name }) => ({ value: uid, label: name })),
                brief: briefs.map(({ uid, title }) => ({ value: uid, label: title })),
              }}
              canEdit={can.edit}
              toOne={toOne}
              instead={
                view === 'table'
                  ? undefined
                  : (asked) => (
                      <ShowcaseTiles
                        brandUid={brandUid}
                        asked={asked}
                        canEdit={can.edit}
                        empty={
                          <NothingShown
                            isFiltered={narrows(asked)}
                            onClear={() => setAddress({ ...plainState, saved: address.saved && 'all' })}
                          />
                        }
                        onOpen={(deliverable) => setAddress({ deliverable })}
                      />
                    )
              }
            />
          )}
          <ShowcaseOpen
            brandUid={brandUid}
            uid={address.deliverable}
            canEdit={can.edit}
            onClose={() => setAddress({ deliverable: undefined })}
          />
        </>
      )}
    </Screen>
  )
}

/** Whether more is asked than that nothing is in review, which the list asks by itself. */
function narrows({ search, where = [] }: Asked): boolean {
  return Boolean(search) || where.some(({ field, is }) => field !== 'state' || is !== 'not')
}

function NothingShown({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) {
    return (
      <>
        <EmptyState
          title="No content yet"
          text="Reels, posts and Stories that you approve will appear here, with their usage rights and insights."
        />
        <ExampleTile />
      </>
    )
  }
  return (
    <EmptyState
      title="No content matches"
      text="Remove a filter to see more."
      action={
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  )
}
