import { Button, Group } from '@mantine/core'
import { keysOf } from '../../../../kit/contract/keys.ts'
import { useList } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { contentCalls } from '../../contract.ts'
import { showcaseSearch } from '../links.ts'
import { Collections } from './showcase/Collections.tsx'
import { ExampleTile } from './showcase/ExampleTile.tsx'
import { ReviewerLinks } from './showcase/ReviewerLinks.tsx'
import { SelectableTile } from './showcase/SelectableTile.tsx'
import { SelectedContent } from './showcase/SelectedContent.tsx'
import { SharedLinks } from './showcase/ShareContent.tsx'
import { ShowcaseDetail } from './showcase/ShowcaseDetail.tsx'
import { ShowcaseFilters } from './showcase/ShowcaseFilters.tsx'
import { useSelected } from './showcase/use-selected.ts'
import styles from './showcase/showcase.module.css'
import { ShowMore } from '../../../../kit/web/show-more.tsx'

const pageSize = 24
const noFilter = {
  type: undefined,
  platform: undefined,
  person: undefined,
  brief: undefined,
  rights: undefined,
  published: undefined,
  orientation: undefined,
  rating: undefined,
  caption: undefined,
}

/** A brand's finished content, newest first, with what it may do with each deliverable. */
export function ShowcaseScreen() {
  const [address, setAddress] = useAddress(showcaseSearch)
  const uid = useProfileUid(address.uid)
  const { type, platform, person, brief, rights, published, orientation, rating, caption, deliverable } = address
  const list = useList(
    contentCalls.listShowcase,
    {
      brandUid: uid,
      type,
      platform,
      influencerUid: person,
      briefUid: brief,
      rights,
      isPublished: published && published === 'yes',
      orientation,
      rating: rating && Number(rating),
      caption,
      limit: pageSize,
    },
    // The filters stay open over the list while the next rows come.
    { keep: true },
  )
  const selected = useSelected()
  const open = list.rows.find((row) => row.uid === deliverable)
  const filtered = keysOf(noFilter).some((name) => address[name] !== undefined)
  return (
    <Screen
      title="Content"
      lead="Content from your collabs, and how you can use it."
      width="wide"
      actions={
        list.first?.can.edit && (
          <Group gap="sm">
            <SharedLinks brandUid={uid} />
            <ReviewerLinks brandUid={uid} />
          </Group>
        )
      }
      of={{ ...list, data: list.first }}
      shape="cards"
    >
      {(first) => (
        <>
          <Collections brandUid={uid} />
          <ShowcaseFilters address={address} choices={first} onChange={setAddress} />
          {list.rows.length === 0 ? (
            <NothingShown isFiltered={filtered} onClear={() => setAddress(noFilter)} />
          ) : (
            <div className={styles.grid}>
              {list.rows.map((row) => (
                <div key={row.uid} className={styles.item}>
                  <SelectableTile
                    row={row}
                    selected={first.can.edit ? selected : null}
                    onOpen={() => setAddress({ deliverable: row.uid })}
                  />
                </div>
              ))}
            </div>
          )}
          {list.hasMore && (
            <Group justify="center" mt="lg">
              <ShowMore of={list} />
            </Group>
          )}
          <SelectedContent brandUid={uid} selected={selected} />
          <ShowcaseDetail
            row={open ?? null}
            brandUid={uid}
            canEdit={first.can.edit}
            onClose={() => setAddress({ deliverable: undefined })}
          />
        </>
      )}
    </Screen>
  )
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
