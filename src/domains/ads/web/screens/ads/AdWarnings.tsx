import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Note } from '../../../../../kit/web/parts.tsx'
import type { adCalls } from '../../../contract.ts'
import { toAd } from '../../links.ts'
import styles from './ads.module.css'

type Warnings = OutputOf<typeof adCalls.getAdOverview>['warnings']

/** Positions without an ad, and ads that are for the same people at once, each with the way to them. */
export function AdWarnings({ warnings }: { warnings: Warnings }) {
  if (warnings.length === 0) return null
  return (
    <Note tone="warn">
      <ul className="plain-list">
        {warnings.map(({ kind, position, text, uids }) => (
          <li key={[kind, position, ...uids].join(' ')}>
            {text}{' '}
            {uids.map((uid, index) => (
              <LinkTo key={uid} to={toAd(uid)} className={styles.warningLink}>
                {index === 0 ? 'Open the first ad' : 'Open the second ad'}
              </LinkTo>
            ))}
          </li>
        ))}
      </ul>
    </Note>
  )
}
