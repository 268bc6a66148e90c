import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { ordinalDate } from '../../../../../kit/web/format.ts'
import { Badge } from '../../../../../kit/web/parts.tsx'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import { Video } from '../../../../media/web/parts/Video.tsx'
import type { contentCalls } from '../../../contract.ts'
import type { ListedShowcase } from '../../../contract/showcase.ts'
import { deliverableName, rightsWords, stateWords } from '../../deliverable-words.ts'
import styles from './showcase.module.css'

/** Of a collection, which is finished, or of the list, which may be in review. */
export type ShowcaseData = Omit<OutputOf<typeof contentCalls.listShowcase>['rows'][number], 'status' | 'approvedAt'> &
  Pick<ListedShowcase, 'status' | 'approvedAt'>

/** A deliverable at one glance: what, by whom, and what may be done with it until when. */
export function ShowcaseTile({ row, onOpen }: { row: ShowcaseData; onOpen: () => void }) {
  const [tone, words] = row.approvedAt ? rightsWords[row.rights.state] : stateWords(row.status)
  const file = row.files[0]
  const label = `${deliverableName(row)} by ${row.influencer.name}`
  return (
    <button type="button" className={styles.tile} data-part="tile" onClick={onOpen}>
      <span className={styles.tileMedia}>
        {file?.kind === 'video' && file.file_path && !file.poster ? (
          <Video path={file.file_path} label={label} ratio="fill" fit="cover" controls={false} muted tabIndex={-1} />
        ) : (
          <Picture
            path={file?.poster ?? file?.file_path ?? null}
            alt=""
            ratio="fill"
            placeholder={file?.placeholder ?? null}
            kind="content"
            sizes="(max-width: 760px) 50vw, 260px"
          />
        )}
      </span>
      <b>{row.influencer.name}</b>
      <span className="dim">{deliverableName(row)}</span>
      <Badge tone={tone} className={styles.rights}>
        {words}
      </Badge>
      {row.rights.until && row.rights.state !== 'ended' && (
        <small className="dim">until {ordinalDate(row.rights.until)}</small>
      )}
    </button>
  )
}
