import type { OutputOf, SentInputOf } from '../../../../../kit/contract/calls.ts'
import { useRead } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { capitalised, dateOf, largeCounted } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { toCollab } from '../../../../collabs/web/links.ts'
import { OriginNote } from '../../../../content/web/parts/OriginNote.tsx'
import { platformNames } from '../../../../profiles/vocabulary.ts'
import { oneFormat } from '../../../../value/one-format.ts'
import { toStory } from '../../../../value/web/links.ts'
import { analyticsCalls, mostRows, rowKinds } from '../../../contract.ts'
import styles from '../analytics.module.css'
import { nameIn } from './BestContent.tsx'

type Rows = OutputOf<typeof analyticsCalls.listNumberRows>
type Period = Pick<SentInputOf<typeof analyticsCalls.listNumberRows>, 'days' | 'own' | 'venues'>
const stateWords = { published: 'Published', further: 'Moved on', lost: 'Ended here', open: 'Still here' } as const

/** The rows behind a number over the page; its address holds which, such as `platform:instagram`. */
export function NumberRows({
  of,
  title,
  brandUid,
  period,
  onClose,
}: {
  of: string
  title: string
  brandUid: string
  period: Period
  onClose: () => void
}) {
  return (
    <Dialog opened={of !== ''} onClose={onClose} title={title} description="Newest first">
      {of !== '' && <Listed of={of} brandUid={brandUid} period={period} />}
    </Dialog>
  )
}

function Listed({ of, brandUid, period }: { of: string; brandUid: string; period: Period }) {
  const [kind = '', ...words] = of.split(':')
  const by = rowKinds.find((one) => one === kind) ?? 'all'
  const read = useRead(analyticsCalls.listNumberRows, { brandUid, ...period, by, name: words.join(':') })
  return (
    <Loaded of={read}>
      {({ rows, timezone }) => (
        <>
          {rows.length === 0 && <p className="dim">No collabs or content to show for this number.</p>}
          <ul className={styles.rowList} aria-label="Rows">
            {rows.map((row) => (
              <Row key={row.key} row={row} timezone={timezone} />
            ))}
          </ul>
          {rows.length === mostRows && (
            <p className="dim">Showing the newest {mostRows}. Choose a shorter period to see the rest.</p>
          )}
        </>
      )}
    </Loaded>
  )
}

function Row({ row, timezone }: { row: Rows['rows'][number]; timezone: string }) {
  const { collabUid, brandUid, creator, brief, format, platform, at, state, views, origin } = row
  const what =
    brief ?? `${capitalised(oneFormat(format ?? '', platform ?? ''))} on ${nameIn(platformNames, platform ?? '')}`
  return (
    <li>
      <span>
        <LinkTo to={brief === null ? toStory(collabUid, brandUid) : toCollab(collabUid, brandUid)}>
          {creator}: {what}
        </LinkTo>
        <br />
        <span className="dim">
          {brief === null ? 'Visited' : 'Requested'} {dateOf(at, timezone)}
        </span>
        {origin && <br />}
        <OriginNote origin={origin} />
      </span>
      <span className="numbers">
        {state ? stateWords[state] : views === null ? 'No insights' : largeCounted(views, 'view')}
      </span>
    </li>
  )
}
