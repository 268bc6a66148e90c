import { Button, Group } from '@mantine/core'
import { useList } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { contentCalls } from '../../contract.ts'
import { showcaseSearch } from '../links.ts'
import { ReviewerLinks } from './showcase/ReviewerLinks.tsx'
import { ShowcaseDetail } from './showcase/ShowcaseDetail.tsx'
import { ShowcaseFilters } from './showcase/ShowcaseFilters.tsx'
import { ShowcaseTile } from './showcase/ShowcaseTile.tsx'
import styles from './showcase/showcase.module.css'
import { ShowMore } from '../../../../kit/web/show-more.tsx'

const pageSize = 24
const noFilter = {
  type: undefined,
  platform: undefined,
  person: undefined,
  brief: undefined,
  rights: undefined,
  caption: undefined,
}

/** A brand's finished content, newest first, with what it may do with each deliverable. */
export function ShowcaseScreen() {
  const [address, setAddress] = useAddress(showcaseSearch)
  const uid = useProfileUid(address.uid)
  const { type, platform, person, brief, rights, caption, deliverable } = address
  const list = useList(contentCalls.listShowcase, {
    brandUid: uid,
    type,
    platform,
    influencerUid: person,
    briefUid: brief,
    rights,
    caption,
    limit: pageSize,
  })
  const open = list.rows.find((row) => row.uid === deliverable)
  const filtered = [type, platform, person, brief, rights, caption].some((value) => value !== undefined)
  return (
    <Screen
      title="Content"
      lead="Content from your collabs, and how you can use it."
      width="wide"
      actions={<ReviewerLinks brandUid={uid} />}
      of={{ ...list, data: list.first }}
      shape="cards"
    >
      {(first) => (
        <>
          <ShowcaseFilters address={address} choices={first} onChange={setAddress} />
          {list.rows.length === 0 ? (
            <NothingShown isFiltered={filtered} onClear={() => setAddress(noFilter)} />
          ) : (
            <div className={styles.grid}>
              {list.rows.map((row) => (
                <ShowcaseTile key={row.uid} row={row} onOpen={() => setAddress({ deliverable: row.uid })} />
              ))}
            </div>
          )}
          {list.hasMore && (
            <Group justify="center" mt="lg">
              <ShowMore of={list} />
            </Group>
          )}
          <ShowcaseDetail row={open ?? null} brandUid={uid} onClose={() => setAddress({ deliverable: undefined })} />
        </>
      )}
    </Screen>
  )
}

function NothingShown({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState
        title="No content yet"
        text="Reels, posts and Stories that you approve will appear here, with their usage rights and insights."
      />
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
