import { Button, Group, Select, TextInput } from '@mantine/core'
import { useList } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { deliverableTypes, platforms } from '../../../profiles/vocabulary.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { contentCalls } from '../../contract.ts'
import { rightsStates } from '../../rights.ts'
import { showcaseSearch } from '../links.ts'
import { rightsWords } from '../deliverable-words.ts'
import { ReviewerLinks } from './showcase/ReviewerLinks.tsx'
import { ShowcaseDetail } from './showcase/ShowcaseDetail.tsx'
import { ShowcaseTile } from './showcase/ShowcaseTile.tsx'
import styles from './showcase/showcase.module.css'

const pageSize = 24

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
      lead="What your guests made, and what you may do with it."
      width="wide"
      actions={<ReviewerLinks brandUid={uid} />}
      of={{ ...list, data: list.first }}
    >
      {(first) => (
        <>
          <div className={styles.filters}>
            <TextInput
              label="Caption"
              placeholder="Search captions"
              defaultValue={caption ?? ''}
              onChange={(event) => setAddress({ caption: event.currentTarget.value || undefined })}
            />
            <Select
              label="Type"
              placeholder="All"
              clearable
              value={type ?? null}
              onChange={(value) => setAddress({ type: value ?? undefined })}
              data={[...deliverableTypes]}
            />
            <Select
              label="Platform"
              placeholder="All"
              clearable
              value={platform ?? null}
              onChange={(value) => setAddress({ platform: value ?? undefined })}
              data={[...platforms]}
            />
            <Select
              label="Person"
              placeholder="All"
              clearable
              searchable
              value={person ?? null}
              onChange={(value) => setAddress({ person: value ?? undefined })}
              data={first.influencers.map((one) => ({ value: one.uid, label: one.name }))}
            />
            <Select
              label="Brief"
              placeholder="All"
              clearable
              value={brief ?? null}
              onChange={(value) => setAddress({ brief: value ?? undefined })}
              data={first.briefs.map((one) => ({ value: one.uid, label: one.title }))}
            />
            <Select
              label="Rights"
              placeholder="All"
              clearable
              value={rights ?? null}
              onChange={(value) => setAddress({ rights: value ?? undefined })}
              data={rightsStates.map((value) => ({ value, label: rightsWords[value][1] }))}
            />
          </div>
          {list.rows.length === 0 ? (
            filtered ? (
              <EmptyState
                title="Nothing like that yet"
                text="Take a filter away to see more."
                action={
                  <Button
                    variant="default"
                    onClick={() =>
                      setAddress({
                        type: undefined,
                        platform: undefined,
                        person: undefined,
                        brief: undefined,
                        rights: undefined,
                        caption: undefined,
                      })
                    }
                  >
                    Clear filters
                  </Button>
                }
              />
            ) : (
              <EmptyState
                title="Your guests’ content will stand here"
                text="Reels, posts and stories that you approve, with the rights to use them and what they reached."
              />
            )
          ) : (
            <div className={styles.grid}>
              {list.rows.map((row) => (
                <ShowcaseTile key={row.uid} row={row} onOpen={() => setAddress({ deliverable: row.uid })} />
              ))}
            </div>
          )}
          {list.hasMore && (
            <Group justify="center" mt="lg">
              <Button variant="default" loading={list.isFetchingNextPage} onClick={list.more}>
                More
              </Button>
            </Group>
          )}
          <ShowcaseDetail row={open ?? null} brandUid={uid} onClose={() => setAddress({ deliverable: undefined })} />
        </>
      )}
    </Screen>
  )
}
