import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { must } from '../../../../kit/contract/must.ts'
import type { BriefDeliverable } from '../../brief.ts'
import { DeliverableRow } from './DeliverableRow.tsx'

const oneStory: BriefDeliverable = { type: 'story', contentType: 'video', platform: 'instagram', count: 1 }

/** The deliverables that are asked for, to change, add and remove. */
export function DeliverableRows({
  asked,
  onChange,
}: {
  asked: BriefDeliverable[]
  onChange: (asked: BriefDeliverable[]) => void
}) {
  return (
    <>
      {asked.map((one, at) => (
        // Rows have no identity but their place.
        <DeliverableRow
          key={at}
          asked={one}
          place={at + 1}
          onChange={(part) => onChange(asked.with(at, { ...must(asked[at], 'deliverable'), ...part }))}
          onRemove={() => onChange(asked.toSpliced(at, 1))}
        />
      ))}
      {asked.length < 8 && (
        <Button
          className="at-start"
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => onChange([...asked, oneStory])}
        >
          Add deliverable
        </Button>
      )}
    </>
  )
}
