import { NumberInput, Select } from '@mantine/core'
import { must } from '../../../../kit/contract/must.ts'
import { type BriefContent, type UsageRights, usageRights } from '../../brief.ts'

type Rights = Pick<BriefContent, 'usageRights' | 'usageMonths' | 'onlineMonths'>

/** What the brand may do with the content, and for how long it stays up. */
export function RightsFields({
  content,
  set,
  own = 'Our own channels (organic)',
}: {
  content: Rights
  set: {
    (part: 'usageRights', value: UsageRights): void
    (part: 'usageMonths' | 'onlineMonths', value: number): void
  }
  /** The brand's channels, from the reader's side. */
  own?: 'Our own channels (organic)' | 'The brand’s channels (organic)'
}) {
  const rightsWords = { none: 'None', organic: own, paid: 'Paid ads too' } as const
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
