import { deliverableNoun } from '../../../../briefs/deliverable-words.ts'
import { capitalised } from '../../../../../kit/web/format.ts'
import { Title } from '@mantine/core'
import { useList } from '../../../../../kit/web/calls.ts'
import { LinkTo, type To } from '../../../../../kit/web/link.tsx'
import { Note } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { contentCalls } from '../../../../content/contract.ts'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import { Video } from '../../../../media/web/parts/Video.tsx'
import styles from './brand-summary.module.css'

const tiles = 6

/** The latest finished deliverables; each leads to its place in the showcase, where it can be downloaded. */
export function NewestContent({ brandUid }: { brandUid: string }) {
  const content = useList(contentCalls.listShowcase, { brandUid, limit: tiles })
  const showcase = (deliverable?: string): To => ({
    path: '/app/brand/collab-showcase',
    search: { uid: brandUid, deliverable },
  })
  return (
    <section aria-label="Newest content">
      <div className="page-header">
        <Title order={2}>Newest content</Title>
        <LinkTo to={showcase()}>All content</LinkTo>
      </div>
      <Loaded of={{ ...content, data: content.first }} shape="cards">
        {() => (
          <>
            {content.rows.length === 0 && <Note tone="mute">Content appears here once you’ve approved it.</Note>}
            <div className={styles.newest}>
              {content.rows.map((row) => {
                const file = row.files[0]
                const label = `${capitalised(deliverableNoun(row))} by ${row.influencer.name}`
                return (
                  <LinkTo key={row.uid} to={showcase(row.uid)} aria-label={label}>
                    {file?.kind === 'video' && file.file_path && !file.poster ? (
                      <Video
                        path={file.file_path}
                        label={label}
                        ratio={4 / 5}
                        controls={false}
                        muted
                        tabIndex={-1}
                        fit="cover"
                      />
                    ) : (
                      <Picture
                        path={file?.poster ?? file?.file_path ?? null}
                        alt=""
                        ratio={4 / 5}
                        placeholder={file?.placeholder ?? null}
                        kind="content"
                        sizes="200px"
                      />
                    )}
                    <small className="ellipsis">{row.influencer.name}</small>
                  </LinkTo>
                )
              })}
            </div>
          </>
        )}
      </Loaded>
    </section>
  )
}
