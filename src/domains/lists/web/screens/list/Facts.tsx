import { Title } from '@mantine/core'
import { largeNumber, ordinalDate } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card, Facts } from '../../../../../kit/web/parts.tsx'
import { toAudit } from '../../../../audit/web/links.ts'
import type { ListView } from '../../../contract.ts'
import { ruleWords } from '../../../rule.ts'
import { toBriefOf, toList } from '../../links.ts'
import styles from './facts.module.css'

/** What came of a list, in numbers. */
export function Result({ list }: { list: ListView }) {
  const { invited, answered, applied, visited, posted, averageViews, withViews } = list.result
  const numbers = [
    [largeNumber(invited), 'invited', invited > 0 ? `${answered} replied` : ''],
    [largeNumber(applied), 'requested', ''],
    [largeNumber(visited), 'visited', ''],
    [largeNumber(posted), 'deliverables published', ''],
    [
      averageViews === null ? '–' : largeNumber(averageViews),
      'average views',
      posted > 0 ? `from ${withViews} with insights` : '',
    ],
  ] as const
  return (
    <Card>
      <div className={styles.result}>
        {numbers.map(([value, name, besides]) => (
          <div key={name} className={styles.stat}>
            <b>{value}</b>
            <span>{name}</span>
            {besides && <small className="dim">{besides}</small>}
          </div>
        ))}
      </div>
      <p className={`dim ${styles.resultNote}`}>What members have done since they were added to the list.</p>
    </Card>
  )
}

export function About({ list }: { list: ListView }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        About
      </Title>
      <Facts
        rows={[
          list.purpose !== '' && ['Purpose', list.purpose],
          list.rule && ['Rule', ruleWords(list.rule).join(', ')],
          ['Created', ordinalDate(list.createdAt)],
        ]}
      />
      {list.canSeeLog && (
        <p className={styles.resultNote}>
          <LinkTo to={toAudit({ subject: list.uid })}>List history</LinkTo>
        </p>
      )}
    </Card>
  )
}

/** Where it decides who may apply. */
export function InBriefs({ list }: { list: ListView }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        Briefs open to this list
      </Title>
      {list.briefs.length === 0 && <span className="dim">None. Add lists to a brief under “Who can request”.</span>}
      <ul className="plain-list rows">
        {list.briefs.map(({ uid, title, status, brand }) => (
          <li key={uid}>
            <LinkTo to={toBriefOf(brand.uid, uid)}>{title || 'Untitled brief'}</LinkTo>{' '}
            <span className="dim">{brand.name}</span>{' '}
            <Badge tone={status === 'live' ? 'good' : 'mute'}>{status === 'submitted' ? 'in review' : status}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Other lists with members in common. */
export function Overlap({ list }: { list: ListView }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        Overlap
      </Title>
      {list.overlap.length === 0 && <span className="dim">No members are on other lists.</span>}
      <ul className="plain-list rows">
        {list.overlap.map(({ uid, name, shared }) => (
          <li key={uid} className={styles.overlap}>
            <LinkTo to={toList(uid)}>{name}</LinkTo>
            <span>
              {shared.toLocaleString('en-GB')} <span className="dim">of {list.members.toLocaleString('en-GB')}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
