import { NativeSelect, SegmentedControl } from '@mantine/core'
import type { BriefName } from '../../../contract/ribbons.ts'
import { type Ribbon, ruleTitles } from '../../../ribbons.ts'
import { feedRules } from '../../../taste.ts'
import { BriefPicker } from './BriefPicker.tsx'
import type { DraftRibbon } from './draft.ts'
import { ruleWords } from './words.ts'

type Props = {
  values: DraftRibbon
  /** The rule that it had when it was opened. */
  ruleBefore: Ribbon['rule']
  names: readonly BriefName[]
  set: (change: Partial<DraftRibbon>) => void
}

/** Which cards stand in a ribbon: those of a rule, or those picked by hand. */
export function CardFields({ values, ruleBefore, names, set }: Props) {
  return (
    <>
      <SegmentedControl
        aria-label="Content"
        data={[
          { value: 'rule', label: 'By rule' },
          { value: 'hand', label: 'Picked by hand' },
        ]}
        value={values.kind}
        onChange={(kind) =>
          set(
            kind === 'hand' ? { kind, rule: null } : { kind: 'rule', rule: ruleBefore ?? feedRules[0], briefUids: [] },
          )
        }
      />
      {values.kind === 'rule' ? (
        <NativeSelect
          label="Rule"
          data={feedRules.map((value) => ({ value, label: `${ruleTitles[value]} (${ruleWords[value]})` }))}
          value={values.rule ?? ''}
          onChange={(event) => set({ rule: event.currentTarget.value as Ribbon['rule'] })}
        />
      ) : (
        <BriefPicker
          chosen={values.briefUids}
          names={names}
          onChange={(briefUids) => set({ briefUids, minimum: Math.min(values.minimum, briefUids.length || 1) })}
        />
      )}
    </>
  )
}
