import { Button, Stack, Switch, TagsInput, Textarea, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { must } from '../../../../../kit/contract/must.ts'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import type { BriefDeliverable } from '../../../brief.ts'
import { DeliverableRow } from './DeliverableRow.tsx'
import type { Edit } from './edit.ts'
import { RightsFields } from './RightsFields.tsx'

const tagPattern = /^[@#]?[\p{L}\p{N}_.]{1,40}$/u
const oneStory: BriefDeliverable = { type: 'story', contentType: 'video', platform: 'instagram', count: 1 }

/** What is asked in return: deliverables, directions, tags and rights. */
export function DeliverablesSection({ content, set }: Edit) {
  const { deliverables } = content
  const change = (at: number, part: Partial<BriefDeliverable>) =>
    set('deliverables', deliverables.with(at, { ...must(deliverables[at], 'deliverable'), ...part }))
  return (
    <Card>
      <Title order={2}>Deliverables</Title>
      <Stack>
        {deliverables.map((asked, at) => (
          // Rows have no identity but their place.
          <DeliverableRow
            key={at}
            asked={asked}
            place={at + 1}
            onChange={(part) => change(at, part)}
            onRemove={() => set('deliverables', deliverables.toSpliced(at, 1))}
          />
        ))}
        {deliverables.length < 8 && (
          <Button
            className="at-start"
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => set('deliverables', [...deliverables, oneStory])}
          >
            Add deliverable
          </Button>
        )}
        <Textarea
          label="Directions"
          description="What should the content show? Leave the rest to the creator."
          maxLength={2_000}
          value={content.directions}
          onChange={(event) => set('directions', event.currentTarget.value)}
        />
        <div className="two-fields">
          <TagsInput
            size="md"
            label="Accounts to mention"
            placeholder="cafeluna"
            maxTags={5}
            value={content.mentions}
            onChange={(values) => set('mentions', tags(values))}
          />
          <TagsInput
            size="md"
            label="Hashtags"
            placeholder="lunanights"
            maxTags={10}
            value={content.hashtags}
            onChange={(values) => set('hashtags', tags(values))}
          />
        </div>
        <Switch
          label="The content shows alcohol"
          checked={content.showsAlcohol}
          onChange={(event) => set('showsAlcohol', event.currentTarget.checked)}
        />
        {content.showsAlcohol && <Note tone="calm">In the UK, only creators aged 25 and over can apply.</Note>}
        <RightsFields content={content} set={set} />
      </Stack>
    </Card>
  )
}

/** Tags without their sign; what cannot be one is left out. */
function tags(values: readonly string[]): string[] {
  return values.map((tag) => tag.trim().replace(/^[@#]/, '')).filter((tag) => tagPattern.test(tag))
}
