import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { toReport, toValue } from '../links.ts'
import styles from './result-pages.module.css'

type ResultPage = 'analytics' | 'value' | 'report' | 'campaigns'

/** The pages on which a brand sees what its collabs brought, from each to the others. */
export function ResultPages({ brandUid, current }: { brandUid: string; current: ResultPage }) {
  const pages: readonly (readonly [ResultPage, string, To])[] = [
    ['analytics', 'Analytics', { path: '/app/analytics', search: { uid: brandUid } }],
    ['value', 'Was it worth it?', toValue(brandUid)],
    ['report', 'Monthly report', toReport(brandUid)],
    ['campaigns', 'Campaigns', { path: '/app/campaigns', search: { uid: brandUid } }],
  ]
  return (
    <nav aria-label="Results" className={`${styles.pages} no-print`}>
      {pages.map(([page, name, to]) => (
        <LinkTo key={page} to={to} className={styles.page} aria-current={page === current ? 'page' : undefined}>
          {name}
        </LinkTo>
      ))}
    </nav>
  )
}
