import { Anchor, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { timeAgo } from '../../../../kit/web/format.ts'
import { tierFacts } from '../../../plans/tiers.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { MeetingRequestRow } from '../../contract/team.ts'

/** Who found no time that suits, what they wrote, and where an answer reaches them; `children` stand beside that. */
export function MeetingRequest({
  request: { name, venue, city, createdAt, tier, source, note, email },
  children,
}: {
  request: MeetingRequestRow
  children?: ReactNode
}) {
  const came = [tier && `interested in ${tierFacts[tier].name}`, source && `from ${source}`].filter(Boolean)
  return (
    <div>
      <b>{name}</b>, {venue}, {cityFacts[city].name} <span className="dim">· {timeAgo(createdAt)}</span>
      {came.length > 0 && <div className="dim">{came.join(' · ')}</div>}
      {note && <p className="quote">{note}</p>}
      <Group gap="sm" mt={6}>
        <Anchor href={`mailto:${email}`}>{email}</Anchor>
        {children}
      </Group>
    </div>
  )
}
