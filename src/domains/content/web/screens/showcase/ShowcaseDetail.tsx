import { Anchor, Button, Group, Stack } from '@mantine/core'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { counted, ordinalDate } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Facts } from '../../../../../kit/web/parts.tsx'
import { copyToClipboard } from '../../../../../kit/web/toasts.ts'
import { toCollab, toTermsProposal } from '../../../../collabs/web/links.ts'
import { downloadAddress } from '../../../../media/web/parts/addresses.ts'
import { Checklist } from '../../../../media/web/parts/Checklist.tsx'
import { contentCalls } from '../../../contract.ts'
import { readingCounts, readingCountWords, resultsOrigin } from '../../../insights.ts'
import { AdCode } from '../../parts/AdCode.tsx'
import { DeliverableMedia } from '../../parts/DeliverableMedia.tsx'
import { deliverableName, rightsWords, stateWords, withdrawnWords } from '../../deliverable-words.ts'
import { CollectMenu } from './CollectMenu.tsx'
import { ShareContent } from './ShareContent.tsx'
import type { ShowcaseData } from './ShowcaseTile.tsx'
import { useArchive } from './use-archive.ts'
import styles from './showcase.module.css'
import deliverable from '../../parts/deliverable.module.css'

/** One deliverable of a brand’s: to look at, to save with its credit, and everything known of it. */
export function ShowcaseDetail({
  row,
  brandUid,
  canEdit,
  onClose,
}: {
  row: ShowcaseData | null
  brandUid: string
  /** Whether they can collect, share and download several files at once. */
  canEdit: boolean
  onClose: () => void
}) {
  return (
    <Dialog
      opened={row !== null}
      onClose={onClose}
      size="xl"
      title={row ? `${deliverableName(row)} by ${row.influencer.name}` : ''}
    >
      {row && <Detail row={row} brandUid={brandUid} canEdit={canEdit} />}
    </Dialog>
  )
}

type Props = { row: ShowcaseData; brandUid: string; canEdit: boolean }

function Detail({ row, brandUid, canEdit }: Props) {
  const [tone, words] = row.approvedAt ? rightsWords[row.rights.state] : stateWords(row.status)
  const { results } = row
  const reached =
    results &&
    readingCounts.flatMap((name) =>
      results[name] === null ? [] : [counted(results[name], ...readingCountWords[name])],
    )
  return (
    <div className={styles.detail}>
      <DeliverableMedia files={row.files} label={deliverableName(row)} />
      <Stack gap="md">
        <Group gap="sm">
          <Badge tone={tone}>{words}</Badge>
          {row.rights.until && (
            <span className="dim">
              {row.rights.state === 'ended' ? 'on' : 'until'} {ordinalDate(row.rights.until)}
            </span>
          )}
        </Group>
        {row.caption && <p className={deliverable.caption}>{row.caption}</p>}
        {row.approvedAt ? (
          <Downloads row={row} brandUid={brandUid} canEdit={canEdit} />
        ) : (
          <Button component={LinkTo} to={toCollab(row.collabUid, brandUid)} className="at-start">
            Review content
          </Button>
        )}
        {canEdit && row.approvedAt && (
          <Group gap="sm">
            <CollectMenu brandUid={brandUid} deliverableUids={[row.uid]} />
            {!row.whyNoDownload && <ShareContent brandUid={brandUid} deliverableUids={[row.uid]} />}
          </Group>
        )}
        {row.liveUrl && <CodeForAds row={row} />}
        <Facts
          rows={[
            ['Brief', row.brief.title],
            row.approvedAt ? ['Approved', ordinalDate(row.approvedAt)] : null,
            row.liveUrl
              ? [
                  'Live',
                  <Anchor key="live" href={row.liveUrl} target="_blank" rel="noreferrer">
                    View post
                  </Anchor>,
                ]
              : null,
            reached
              ? ['Insights', `${reached.join(', ')} (${resultsOrigin(results)}, ${ordinalDate(results.takenAt)})`]
              : ['Insights', row.isWithdrawn ? withdrawnWords(row.platform) : 'No insights yet'],
          ]}
        />
        <details>
          <summary>Checks</summary>
          {row.checks.map((one) => (
            <Checklist key={one.fileUid} checks={one.checks} />
          ))}
        </details>
        <LinkTo to={toCollab(row.collabUid, brandUid)}>View collab</LinkTo>
      </Stack>
    </div>
  )
}

/** What only the collab itself knows of a post. */
function CodeForAds({ row: { uid, collabUid } }: { row: ShowcaseData }) {
  const { data } = useRead(contentCalls.getDeliverables, { collabUid })
  const found = data?.deliverables.find((one) => one.uid === uid)
  return found ? <AdCode deliverable={found} /> : null
}

/** The original files; where the rights don’t allow that, why not and how to get them. */
function Downloads({ row, brandUid, canEdit }: Props) {
  const download = useWrite(contentCalls.downloadDeliverable, {
    onDone: ({ file_path }) => window.location.assign(downloadAddress(file_path)),
  })
  const archive = useArchive(brandUid)
  const { whyNoDownload: why } = row
  return (
    <Stack gap="xs">
      <Group gap="sm">
        {why && (
          <Button component={LinkTo} to={toTermsProposal(row.collabUid, brandUid)}>
            {row.rights.state === 'ended' ? 'Extend usage rights' : 'Ask for usage rights'}
          </Button>
        )}
        {row.files.map((file, index) => (
          <Button
            key={file.uid}
            variant={index === 0 && !why ? 'filled' : 'default'}
            disabled={why !== null}
            loading={download.busy}
            onClick={() => void download({ deliverableUid: row.uid, fileUid: file.uid })}
          >
            Download {row.files.length > 1 ? `file ${index + 1}` : 'original'}
          </Button>
        ))}
        {canEdit && row.files.length > 1 && !why && (
          <Button variant="default" loading={archive.busy} onClick={() => archive.download([row.uid])}>
            Download all
          </Button>
        )}
        <Button
          variant="default"
          onClick={() => void copyToClipboard(`${row.influencer.name}, @${row.influencer.handle}`)}
        >
          Copy credit line
        </Button>
      </Group>
      {why && <span className="dim">{why}</span>}
    </Stack>
  )
}
