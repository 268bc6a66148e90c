import { Button, Title } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../kit/web/calls.ts'
import { ordinalDate, timeAgo } from '../../../../kit/web/format.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { privacyCalls } from '../../contract.ts'
import { sizeWords } from '../size-words.ts'
import { AskForExport } from './AskForExport.tsx'
import styles from './your-data.module.css'

type Mine = OutputOf<typeof privacyCalls.getMyData>
type Made = Mine['exports'][number]

/** Everything about oneself, or one's organisation, as a file. */
export function ExportCard({ mine: { organisations, exports } }: { mine: Mine }) {
  return (
    <Card>
      <Title order={2}>Your data</Title>
      <p className={`dim ${styles.explanation}`}>
        Download your data as a ZIP file: your records as CSV and NDJSON, and your pictures, videos and documents. We’ll
        email you when it’s ready.
      </p>
      {exports.length > 0 && (
        <ul className={`plain-list ${styles.exports}`}>
          {exports.map((made) => (
            <li key={made.uid} className={styles.row} data-part="export">
              <div>
                <b>{made.name}</b>
                <br />
                <small className="dim">{stateWords(made)}</small>
              </div>
              {made.state === 'ready' && <Download made={made} />}
            </li>
          ))}
        </ul>
      )}
      <AskForExport
        choices={[
          { label: 'Export my data' },
          ...organisations
            .filter(({ mayExport }) => mayExport)
            .map(({ brandUid, name }) => ({ brandUid, label: `Export ${name}` })),
        ]}
      />
    </Card>
  )
}

function Download({ made: { uid, name } }: { made: Made }) {
  const link = useWrite(privacyCalls.getExportLink, { onDone: ({ url }) => location.assign(url) })
  return (
    <Button size="sm" loading={link.busy} aria-label={`Download ${name}`} onClick={() => void link({ uid })}>
      Download
    </Button>
  )
}

function stateWords({ state, requestedAt, expiresAt, bytes }: Made): string {
  if (state === 'waiting') return `Requested ${timeAgo(requestedAt)}. We’re putting it together.`
  if (state === 'failed') return 'Something went wrong. Please request it again.'
  return `${sizeWords(bytes ?? 0)} · available until ${expiresAt ? ordinalDate(expiresAt) : 'tomorrow'}`
}
