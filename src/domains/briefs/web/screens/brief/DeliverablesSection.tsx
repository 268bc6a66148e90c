import { ActionIcon, Button, NumberInput, Select, Stack, Switch, TagsInput, Textarea, Title } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { must } from '../../../../../kit/contract/must.ts'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { contentTypes, deliverableTypes, platforms } from '../../../../profiles/vocabulary.ts'
import { type BriefDeliverable, usageRights } from '../../../brief.ts'
import type { Edit } from './edit.ts'
import styles from './brief-editor.module.css'

const tagPattern = /^[@#]?[\p{L}\p{N}_.]{1,40}$/u
const rightsWords = { none: 'None', organic: 'Our own channels (organic)', paid: 'Paid ads too' } as const

/** What is asked in return: deliverables, directions, tags and rights. */
export function DeliverablesSection({ content, set }: Edit) {
  const { deliverables } = content
  const change = (at: number, change: Partial<BriefDeliverable>) =>
    set(
      'deliverables',
      deliverables.map((asked, position) => (position === at ? { ...asked, ...change } : asked)),
    )
  const tags = (values: string[]) =>
    values.map((tag) => tag.trim().replace(/^[@#]/, '')).filter((tag) => tagPattern.test(tag))
  return (
    <Card>
      <Title order={2}>What you ask for</Title>
      <Stack>
        {deliverables.map((asked, at) => (
          // Rows have no identity but their place.
          <div className={styles.askedRow} key={at}>
            <Select
              label="Piece"
              allowDeselect={false}
              data={[...deliverableTypes]}
              value={asked.type}
              onChange={(type) =>
                change(at, {
                  type: must(
                    deliverableTypes.find((one) => one === type),
                    'deliverable type',
                  ),
                })
              }
            />
            <Select
              label="Kind"
              allowDeselect={false}
              data={[...contentTypes]}
              value={asked.contentType}
              onChange={(type) =>
                change(at, {
                  contentType: must(
                    contentTypes.find((one) => one === type),
                    'content type',
                  ),
                })
              }
            />
            <Select
              label="Where"
              allowDeselect={false}
              data={[...platforms]}
              value={asked.platform}
              onChange={(platform) =>
                change(at, {
                  platform: must(
                    platforms.find((one) => one === platform),
                    'platform',
                  ),
                })
              }
            />
            <NumberInput
              label="How many"
              min={1}
              max={5}
              allowDecimal={false}
              clampBehavior="strict"
              value={asked.count}
              onChange={(count) => change(at, { count: Number(count) || 1 })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={42}
              aria-label={`Remove piece ${at + 1}`}
              onClick={() =>
                set(
                  'deliverables',
                  deliverables.filter((_, position) => position !== at),
                )
              }
            >
              <IconTrash size={18} />
            </ActionIcon>
          </div>
        ))}
        {deliverables.length < 8 && (
          <Button
            className="at-start"
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() =>
              set('deliverables', [
                ...deliverables,
                { type: 'story', contentType: 'video', platform: 'instagram', count: 1 },
              ])
            }
          >
            Add a piece
          </Button>
        )}
        <Textarea
          label="Directions"
          description="What should be seen? The rest is theirs."
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
        {content.showsAlcohol && <Note tone="calm">In the UK, only influencers of 25 and over may apply then.</Note>}
        <div className="two-fields">
          <Select
            label="Usage rights"
            allowDeselect={false}
            data={usageRights.map((value) => ({ value, label: rightsWords[value] }))}
            value={content.usageRights}
            onChange={(value) =>
              set(
                'usageRights',
                must(
                  usageRights.find((one) => one === value),
                  'usage rights',
                ),
              )
            }
          />
          {content.usageRights !== 'none' && (
            <NumberInput
              label="For how many months"
              min={1}
              max={60}
              allowDecimal={false}
              value={content.usageMonths}
              onChange={(value) => set('usageMonths', Number(value))}
            />
          )}
          <NumberInput
            label="Posts stay up, months"
            description="Stories exempt"
            min={0}
            max={24}
            allowDecimal={false}
            value={content.onlineMonths}
            onChange={(value) => set('onlineMonths', Number(value))}
          />
        </div>
      </Stack>
    </Card>
  )
}
