import type { ReactNode } from 'react'
import { MultiSelect, NumberInput } from '@mantine/core'
import { Note } from '../../../../../kit/web/parts.tsx'
import { Bound } from '../../../../profiles/web/parts/Bound.tsx'
import { cityFacts, platforms, plusoneCities } from '../../../../profiles/vocabulary.ts'
import { languageNames, languages } from '../../../../profiles/creator-vocabulary.ts'
import { influencerLabels } from '../../../../profiles/desk-vocabulary.ts'
import { type ListRule, ruleWords } from '../../../rule.ts'

type Props = { rule: ListRule; error: ReactNode; onChange: (rule: ListRule) => void }

/** What a rule asks, and the same in words. */
export function RuleFields({ rule, error, onChange }: Props) {
  const change = (part: Partial<ListRule>) => onChange({ ...rule, ...part })
  const words = ruleWords(rule)
  return (
    <>
      <div className="two-fields">
        <Several
          label="Cities"
          choices={plusoneCities}
          nameOf={(city) => cityFacts[city].name}
          value={rule.cities}
          onChange={(cities) => change({ cities })}
        />
        <Several
          label="Platforms"
          choices={platforms}
          value={rule.platforms}
          onChange={(value) => change({ platforms: value })}
        />
        <Bound
          label="Minimum followers"
          value={rule.followersFrom}
          onChange={(followersFrom) => change({ followersFrom })}
        />
        <Bound label="Maximum followers" value={rule.followersTo} onChange={(followersTo) => change({ followersTo })} />
        <Bound
          label="Minimum engagement"
          percent
          value={rule.engagementFromBp}
          onChange={(engagementFromBp) => change({ engagementFromBp })}
        />
        <NumberInput
          label="Minimum reliability"
          placeholder="No limit"
          min={0}
          max={100}
          allowDecimal={false}
          value={rule.reliabilityFrom ?? ''}
          onChange={(value) => change({ reliabilityFrom: value === '' ? null : Number(value) })}
        />
        <Several
          label="Languages"
          choices={languages}
          nameOf={(language) => languageNames[language]}
          value={rule.languages}
          onChange={(value) => change({ languages: value })}
        />
        <Several
          label="Labels"
          choices={influencerLabels}
          value={rule.labels}
          onChange={(labels) => change({ labels })}
        />
      </div>
      {error ? (
        <Note tone="bad">{error}</Note>
      ) : (
        <Note tone="calm">
          {words.length > 0 ? `Approved creators: ${words.join(', ')}. ` : 'Add at least one condition. '}
          Updated every hour. Creators you add or remove by hand stay that way.
        </Note>
      )}
    </>
  )
}

function Several<Choice extends string>({
  label,
  choices,
  nameOf = (choice) => choice,
  value,
  onChange,
}: {
  label: string
  choices: readonly Choice[]
  nameOf?: (choice: Choice) => string
  value: Choice[]
  onChange: (value: Choice[]) => void
}) {
  return (
    <MultiSelect
      label={label}
      placeholder={value.length === 0 ? 'Any' : ''}
      searchable
      data={choices.map((choice) => ({ value: choice, label: nameOf(choice) }))}
      value={value}
      onChange={(values) => onChange(choices.filter((choice) => values.includes(choice)))}
    />
  )
}
