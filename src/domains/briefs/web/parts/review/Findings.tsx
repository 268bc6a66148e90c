import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card, Facts, Note } from '../../../../../kit/web/parts.tsx'
import { toBriefHistory } from '../../links.ts'
import { CoachHints } from '../CoachHints.tsx'
import type { Waiting } from './waiting.ts'

/** What to know before answering a brief: what they write, what changed, what the coach and the checks say. */
export function Findings({ of }: { of: Waiting }) {
  return (
    <>
      {of.submitNote && <Note tone="calm">Their note: {of.submitNote}</Note>}
      {of.changed.length > 0 && (
        <Note tone="warn">
          Changed since approval: {of.changed.join(', ')}.{' '}
          <LinkTo to={toBriefHistory(of.card.brandUid, of.card.uid)}>Compare</LinkTo>
        </Note>
      )}
      <Card>
        <CoachHints coach={of.coach} most={5} />
      </Card>
      <Card>
        <Facts
          rows={of.checks.map((check) => [
            check.name,
            <span key={check.name}>
              <Badge tone={check.ok ? 'good' : 'warn'}>{check.ok ? 'OK' : 'Check'}</Badge> {check.text}
            </span>,
          ])}
        />
      </Card>
    </>
  )
}
