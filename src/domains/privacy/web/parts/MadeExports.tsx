import { Button } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../kit/web/calls.ts'
import { ordinalDate, timeAgo } from '../../../../kit/web/format.ts'
import { privacyCalls } from '../../contract.ts'
import { sizeWords } from '../size-words.ts'
import styles from './your-data.module.css'

type Made = OutputOf<typeof privacyCalls.getMyData>['exports'][number]

/** The files that somebody asked for: how far each is, and its download once it’s ready. */
export function MadeExports({ exports }: { exports: readonly Made[] }) {
  if (exports.length === 0) return null
  return (
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
