import { ActionIcon, NumberInput, Select } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { must } from '../../../../kit/contract/must.ts'
import { contentTypes, deliverableTypes, platformNames, platforms } from '../../../profiles/vocabulary.ts'
import type { BriefDeliverable } from '../../brief.ts'
import { contentTypeNames, deliverableNames } from '../../deliverable-words.ts'
import styles from './deliverable-row.module.css'

type Props = {
  asked: BriefDeliverable
  /** Its place among them, from 1. */
  place: number
  onChange: (change: Partial<BriefDeliverable>) => void
  onRemove: () => void
}

/** One kind of deliverable that is asked for: what, where and how many. */
export function DeliverableRow({ asked, place, onChange, onRemove }: Props) {
  return (
    <div className={styles.row}>
      <Select
        label="Deliverable"
        allowDeselect={false}
        data={deliverableTypes.map((value) => ({ value, label: deliverableNames[value] }))}
        value={asked.type}
        onChange={(type) =>
          onChange({
            type: must(
              deliverableTypes.find((one) => one === type),
              'deliverable type',
            ),
          })
        }
      />
      <Select
        label="Format"
        allowDeselect={false}
        data={contentTypes.map((value) => ({ value, label: contentTypeNames[value] }))}
        value={asked.contentType}
        onChange={(type) =>
          onChange({
            contentType: must(
              contentTypes.find((one) => one === type),
              'content type',
            ),
          })
        }
      />
      <Select
        label="Platform"
        allowDeselect={false}
        data={platforms.map((value) => ({ value, label: platformNames[value] }))}
        value={asked.platform}
        onChange={(platform) =>
          onChange({
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
        onChange={(count) => onChange({ count: Number(count) || 1 })}
      />
      <ActionIcon variant="subtle" color="gray" size={42} aria-label={`Remove deliverable ${place}`} onClick={onRemove}>
        <IconTrash size={18} />
      </ActionIcon>
    </div>
  )
}
