import { Button } from '@mantine/core'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { timeAgo, timeLeft } from '../../../../kit/web/format.ts'
import styles from '../../../../kit/web/item-list.module.css'
import { Card } from '../../../../kit/web/parts.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { deskCalls, type ListDownload } from '../../contract.ts'

/** `/app/admin/downloads`: the files of long lists that one asked for. */
export function DownloadsScreen() {
  const downloads = useRead(deskCalls.listListDownloads, {})
  return (
    <Screen
      title="Downloads"
      lead="Lists that are too long to download straight away. Files stay here for two days, and only you can see them."
      of={downloads}
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState
            title="No downloads yet"
            text="When a list has more than 10,000 rows, choose “Everything, sent to Downloads” under Download. It appears here."
          />
        ) : (
          <Card>
            <ul className={styles.list}>
              {rows.map((row) => (
                <li key={row.uid} className={styles.item}>
                  <div className={styles.text}>
                    <b>{row.name}</b>
                    <br />
                    <small className="dim">{stateWords(row)}</small>
                  </div>
                  {row.state === 'ready' && <Open row={row} />}
                </li>
              ))}
            </ul>
          </Card>
        )
      }
    </Screen>
  )
}

function Open({ row: { uid, name } }: { row: ListDownload }) {
  const link = useWrite(deskCalls.getListDownloadLink, { onDone: ({ url }) => location.assign(url) })
  return (
    <Button
      size="sm"
      variant="default"
      loading={link.busy}
      aria-label={`Download ${name}`}
      onClick={() => void link({ uid })}
    >
      Download
    </Button>
  )
}

const formatWords: Readonly<Record<ListDownload['format'], string>> = { csv: 'CSV', xlsx: 'Excel', ndjson: 'NDJSON' }

function stateWords({ state, format, requestedAt, rows, expiresAt }: ListDownload): string {
  if (state === 'waiting') return `Requested ${timeAgo(requestedAt)}. We’re preparing it.`
  if (state === 'failed') return `Requested ${timeAgo(requestedAt)}. We couldn’t prepare it. Download the list again.`
  const left = expiresAt ? ` · ${timeLeft(expiresAt)}` : ''
  return `${(rows ?? 0).toLocaleString('en-GB')} ${rows === 1 ? 'row' : 'rows'} · ${formatWords[format]}${left}`
}
