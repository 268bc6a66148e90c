import { NumberInput, Select } from '@mantine/core'
import { must } from '../../../../../kit/contract/must.ts'
import { usageRights } from '../../../brief.ts'
import type { Edit } from './edit.ts'

const rightsWords = { none: 'None', organic: 'Our own channels (organic)', paid: 'Paid ads too' } as const

/** What the brand may do with the content, and for how long it stays up. */
export function RightsFields({ content, set }: Pick<Edit, 'content' | 'set'>) {
  return (
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
          label="Months"
          min={1}
          max={60}
          allowDecimal={false}
          value={content.usageMonths}
          onChange={(value) => set('usageMonths', Number(value))}
        />
      )}
      <NumberInput
        label="Keep posts up (months)"
        description="Stories are exempt"
        min={0}
        max={24}
        allowDecimal={false}
        value={content.onlineMonths}
        onChange={(value) => set('onlineMonths', Number(value))}
      />
    </div>
  )
}
