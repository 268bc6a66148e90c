import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { Facts } from '../../../../kit/web/parts.tsx'
import type { collabCalls } from '../../contract.ts'
import styles from './terms-rows.module.css'

export type TermsProposalData = NonNullable<OutputOf<typeof collabCalls.listTermsChanges>['open']>

/** What new terms change: the old words struck, the new ones after them. */
export function TermsRows({ rows }: Pick<TermsProposalData, 'rows'>) {
  return (
    <Facts
      rows={rows.map(({ label, was, becomes }) => [
        label,
        <span key={label}>
          {was && <del className={`dim ${styles.was}`}>{was}</del>}{' '}
          <ins className={styles.becomes}>{becomes || 'None'}</ins>
        </span>,
      ])}
    />
  )
}
