import { NumberInput, Select, TagsInput } from '@mantine/core'
import type { BriefDefaults } from '../../../../briefs/brief-defaults.ts'

const rights = [
  { value: 'organic', label: 'Our own channels (organic)' },
  { value: 'paid', label: 'Paid ads too' },
  { value: 'none', label: 'None' },
]

type Props = { value: BriefDefaults; onChange: (value: BriefDefaults) => void; readOnly?: boolean }
type NumberField = 'usageMonths' | 'onlineMonths' | 'guests' | 'slotMinutes' | 'leadHours'

/** What a new brief begins with. */
export function BriefDefaultFields({ value, onChange, readOnly = false }: Props) {
  const number = (field: NumberField, min: number, max: number) => ({
    min,
    max,
    allowDecimal: false,
    clampBehavior: 'strict' as const,
    readOnly,
    value: value[field],
    onChange: (typed: string | number) => typed !== '' && onChange({ ...value, [field]: Math.max(min, Number(typed)) }),
  })
  return (
    <>
      <div className="two-fields">
        <Select
          label="Usage rights"
          allowDeselect={false}
          readOnly={readOnly}
          data={rights}
          value={value.usageRights}
          onChange={(chosen) =>
            onChange({ ...value, usageRights: chosen === 'paid' || chosen === 'none' ? chosen : 'organic' })
          }
        />
        <NumberInput label="Usage rights (months)" {...number('usageMonths', 0, 60)} />
      </div>
      <div className="two-fields">
        <NumberInput
          label="Keep posts up (months)"
          description="Doesn’t apply to Stories"
          {...number('onlineMonths', 0, 24)}
        />
        <NumberInput label="Guests" description="In addition to the creator" {...number('guests', 0, 10)} />
      </div>
      <div className="two-fields">
        <NumberInput label="Visit length (minutes)" step={15} {...number('slotMinutes', 15, 480)} />
        <NumberInput label="Notice needed (hours)" {...number('leadHours', 0, 720)} />
      </div>
      <TagsInput
        label="Hashtags"
        placeholder="Press Enter to add"
        maxTags={10}
        readOnly={readOnly}
        value={value.hashtags}
        onChange={(hashtags) => onChange({ ...value, hashtags })}
      />
    </>
  )
}
