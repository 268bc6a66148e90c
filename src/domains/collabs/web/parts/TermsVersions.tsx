import { Stack, Text } from '@mantine/core'
import { counted, dateTime } from '../../../../kit/web/format.ts'
import { zoneHere } from '../../../../kit/web/zones.ts'
import { type TermsProposalData, TermsRows } from './TermsRows.tsx'
import styles from './terms-card.module.css'

const stateWords = {
  open: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
} as const

/** What was proposed before, newest first: who, when, and what became of it. */
export function TermsVersions({ past }: { past: readonly TermsProposalData[] }) {
  if (past.length === 0) return null
  return (
    <details className={styles.changes}>
      <summary>{counted(past.length, 'earlier proposal')}</summary>
      <Stack gap="md" mt="sm">
        {past.map(({ uid, state, rows, proposedBy, proposedAt, answeredBy, answeredAt }) => (
          <section key={uid} aria-label={`${stateWords[state]} proposal`}>
            <Text className="dim" mb="xs">
              Proposed by {proposedBy}, {dateTime(proposedAt, zoneHere())}
              <br />
              {stateWords[state]}
              {answeredBy && ` by ${answeredBy}`}
              {answeredAt && `, ${dateTime(answeredAt, zoneHere())}`}
            </Text>
            <TermsRows rows={rows} />
          </section>
        ))}
      </Stack>
    </details>
  )
}
