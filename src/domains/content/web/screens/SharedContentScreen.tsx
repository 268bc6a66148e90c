import { Anchor, Button, Group, Stack } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { copyToClipboard } from '../../../../kit/web/toasts.ts'
import { downloadAddress } from '../../../media/web/parts/addresses.ts'
import { contentCalls } from '../../contract.ts'
import { deliverableName, rightsWords } from '../deliverable-words.ts'
import { sharedContentSearch } from '../links.ts'
import { DeliverableMedia } from '../parts/DeliverableMedia.tsx'
import styles from './showcase/showcase.module.css'
import deliverable from '../parts/deliverable.module.css'

type Row = OutputOf<typeof contentCalls.getSharedContent>['rows'][number]

/** Finished content for somebody without an account: to look at, and to download where the link allows it. */
export function SharedContentScreen() {
  const [{ token = '' }] = useAddress(sharedContentSearch)
  const page = useRead(contentCalls.getSharedContent, { token })
  const { busy, download } = useDownload(token)
  const { data } = page
  return (
    <main>
      <Screen
        title={data ? `${data.name} · ${data.brandName}` : 'Shared content'}
        lead={data && `This link works until ${ordinalDate(data.expiresAt)}.`}
        width="wide"
        actions={
          data?.hasArchive && (
            <Button loading={busy} onClick={() => download()}>
              Download all
            </Button>
          )
        }
        of={page}
        shape="cards"
      >
        {({ rows, withOriginals }) =>
          rows.length === 0 ? (
            <EmptyState
              title="Nothing to see right now"
              text="Content appears here while the brand has the rights to use it."
            />
          ) : (
            <ul className={`plain-list ${styles.shared}`}>
              {rows.map((row) => (
                <li key={row.uid}>
                  <SharedDeliverable row={row} token={token} withOriginals={withOriginals} />
                </li>
              ))}
            </ul>
          )
        }
      </Screen>
    </main>
  )
}

/** Asks for an address when it’s clicked: one that came with the page would have ended by then. */
function useDownload(token: string) {
  const ask = useWrite(contentCalls.downloadShared, {
    onDone: ({ filePath, archiveUrl }) => {
      const url = filePath ? downloadAddress(filePath) : archiveUrl
      if (url) window.location.assign(url)
    },
  })
  return { busy: ask.busy, download: (fileUid?: string) => void ask({ token, fileUid }) }
}

type Props = { row: Row; token: string; withOriginals: boolean }

function SharedDeliverable({ row, token, withOriginals }: Props) {
  const { busy, download } = useDownload(token)
  const { creator, rights, caption, liveUrl, files } = row
  const [tone, words] = rightsWords[rights.state]
  return (
    <Card>
      <Stack gap="sm">
        <DeliverableMedia files={files} label={`${deliverableName(row)} by ${creator.name}`} />
        <div>
          <b>{creator.name}</b> <span className="dim">@{creator.handle}</span>
          <div className="dim">{deliverableName(row)}</div>
        </div>
        <Group gap="xs">
          <Badge tone={tone}>{words}</Badge>
          {rights.until && <span className="dim">until {ordinalDate(rights.until)}</span>}
        </Group>
        {caption && <p className={deliverable.caption}>{caption}</p>}
        <Group gap="sm">
          {withOriginals &&
            files.map(({ uid }, at) => (
              <Button key={uid} variant="default" loading={busy} onClick={() => download(uid)}>
                Download {files.length > 1 ? `file ${at + 1}` : 'original'}
              </Button>
            ))}
          <Button variant="default" onClick={() => void copyToClipboard(`${creator.name}, @${creator.handle}`)}>
            Copy credit line
          </Button>
          {liveUrl && (
            <Anchor href={liveUrl} target="_blank" rel="noreferrer">
              View post
            </Anchor>
          )}
        </Group>
      </Stack>
    </Card>
  )
}
