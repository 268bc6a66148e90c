import { Stack, Switch, TagsInput, Textarea, Title } from '@mantine/core'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { DeliverableRows } from '../../parts/DeliverableRows.tsx'
import { RightsFields } from '../../parts/RightsFields.tsx'
import type { Edit } from './edit.ts'

const tagPattern = /^[@#]?[\p{L}\p{N}_.]{1,40}$/u

/** What is asked in return: deliverables, directions, tags and rights. */
export function DeliverablesSection({ content, set }: Edit) {
  return (
    <Card>
      <Title order={2}>Deliverables</Title>
      <Stack>
        <DeliverableRows asked={content.deliverables} onChange={(asked) => set('deliverables', asked)} />
        <Textarea
          label="Instructions"
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
        {content.showsAlcohol && <Note tone="calm">In the UK, only creators aged 25 and over can request.</Note>}
        <RightsFields content={content} set={set} />
      </Stack>
    </Card>
  )
}

/** Tags without their sign; what cannot be one is left out. */
function tags(values: readonly string[]): string[] {
  return values.map((tag) => tag.trim().replace(/^[@#]/, '')).filter((tag) => tagPattern.test(tag))
}
