import { toCollab } from '../../../../domains/collabs/web/links.ts'
import { StageBadge } from '../../../../domains/collabs/web/parts/StageBadge.tsx'
import { valueCalls } from '../../../../domains/value/contract.ts'
import { briefCounts, mostBriefRows } from '../../../../domains/value/contract/briefs.ts'
import { toStory } from '../../../../domains/value/web/links.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { dateOf } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import styles from './briefs.module.css'

const titles = { requests: 'Requests received', visits: 'Visits' } as const

/** The collabs behind one number of a brief, over the page; `open` holds which, such as `visits:brief_…`. */
export function BriefCollabs({ brandUid, open, onClose }: { brandUid: string; open: string; onClose: () => void }) {
  const [kind = '', briefUid = ''] = open.split(':')
  const of = briefCounts.find((one) => one === kind)
  return (
    <Dialog opened={of !== undefined} onClose={onClose} title={of ? titles[of] : ''} description="Newest first">
      {of && <Listed brandUid={brandUid} briefUid={briefUid} of={of} />}
    </Dialog>
  )
}

type ListedProps = { brandUid: string; briefUid: string; of: (typeof briefCounts)[number] }

function Listed({ brandUid, briefUid, of }: ListedProps) {
  const read = useRead(valueCalls.listBriefRows, { brandUid, briefUid, of })
  return (
    <Loaded of={read}>
      {({ title, timezone, rows }) => (
        <>
          <p>
            <b>{title}</b>
          </p>
          {rows.length === 0 && <p className="dim">None yet.</p>}
          <ul className={`plain-list ${styles.collabs}`} aria-label={titles[of]}>
            {rows.map(({ collabUid, creator, handle, at, ...collab }) => (
              <li key={collabUid}>
                <span>
                  <LinkTo to={of === 'visits' ? toStory(collabUid, brandUid) : toCollab(collabUid, brandUid)}>
                    {creator} @{handle}
                  </LinkTo>
                  <br />
                  <span className="dim">
                    {of === 'visits' ? 'Visited' : 'Requested'} {dateOf(at, timezone)}
                  </span>
                </span>
                <StageBadge collab={collab} />
              </li>
            ))}
          </ul>
          {rows.length === mostBriefRows && <p className="dim">These are the newest {mostBriefRows}.</p>}
        </>
      )}
    </Loaded>
  )
}
