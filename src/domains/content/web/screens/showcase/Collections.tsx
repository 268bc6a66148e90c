import { useRead } from '../../../../../kit/web/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import { contentCalls } from '../../../contract.ts'
import { toCollection } from '../../links.ts'
import styles from './showcase.module.css'

/** A brand's collections side by side; nothing where there is none. */
export function Collections({ brandUid }: { brandUid: string }) {
  const rows = useRead(contentCalls.listCollections, { brandUid }).data?.rows ?? []
  if (rows.length === 0) return null
  return (
    <nav aria-label="Collections" className={styles.collections}>
      {rows.map(({ uid, name, deliverableUids, cover }) => (
        <LinkTo key={uid} to={toCollection(brandUid, uid)} className={styles.collection}>
          <Picture
            path={cover.picture}
            placeholder={cover.placeholder}
            alt=""
            kind="content"
            sizes="56px"
            className={styles.cover}
          />
          <span>
            <b>{name}</b>
            <small className="dim">{counted(deliverableUids.length, 'deliverable')}</small>
          </span>
        </LinkTo>
      ))}
    </nav>
  )
}
