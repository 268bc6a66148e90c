import { NumberInput, Select } from '@mantine/core'
import { must } from '../../../../kit/contract/must.ts'
import { type BriefContent, type UsageRights, usageRights } from '../../brief.ts'

type Rights = Pick<BriefContent, 'usageRights' | 'usageMonths' | 'onlineMonths'>

/** What the brand may do with the content, and for how long it stays up unless only the rights can change. */
export function RightsFields({
  content,
  set,
  own = 'Our own channels (organic)',
  isRightsOnly = false,
  until,
  error,
}: {
  content: Rights
  set: {
    (part: 'usageRights', value: UsageRights): void
    (part: 'usageMonths' | 'onlineMonths', value: number): void
  }
  /** The brand's channels, from the reader's side. */
  own?: 'Our own channels (organic)' | 'The brand’s channels (organic)'
  isRightsOnly?: boolean
  /** Until when the rights would last, where that is known. */
  until?: string | null
  /** What is wrong with the months. */
  error?: string | null
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
          clampBehavior="strict"
          allowDecimal={false}
          {...(until && !error && { description: until })}
          error={error}
          // Nothing is shown for none, so that another number can be typed.
          value={content.usageMonths || ''}
          onChange={(value) => set('usageMonths', Number(value))}
        />
      )}
      {!isRightsOnly && (
        <NumberInput
          label="Keep posts up (months)"
          description="Doesn’t apply to Stories"
          min={0}
          max={24}
          allowDecimal={false}
          value={content.onlineMonths}
          onChange={(value) => set('onlineMonths', Number(value))}
        />
      )}
    </div>
  )
}
