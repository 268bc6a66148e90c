import type { ReactNode } from 'react'
import { MultiSelect, Select, Stack } from '@mantine/core'
import { tierFacts, tierIds } from '../../../../plans/tiers.ts'
import { cityFacts, plusoneCities } from '../../../../profiles/vocabulary.ts'
import { brandLabels, influencerLabels } from '../../../../profiles/desk-vocabulary.ts'
import { type Audience, audienceRoles, type AdPosition, positionFacts } from '../../../ad.ts'
import { roleWords } from '../../words.ts'

const cities = plusoneCities.map((value) => ({ value, label: cityFacts[value].name }))
const tiers = tierIds.map((value) => ({ value, label: tierFacts[value].name }))
const roles = audienceRoles.map((value) => ({ value, label: roleWords[value] }))

/** Whom an ad is for: what is left empty is no condition. */
export function AudienceFields({
  position,
  audience,
  error,
  readOnly,
  onChange,
}: {
  position: AdPosition
  audience: Audience
  error: ReactNode
  readOnly: boolean
  onChange: (audience: Audience) => void
}) {
  const isForBrands = positionFacts[position].side === 'brand'
  // What was chosen for another position stays in sight until it is taken out.
  const labels = [...new Set([...(isForBrands ? brandLabels : influencerLabels), ...audience.labels])]
  return (
    <Stack component="fieldset" className="plain">
      <MultiSelect
        label="Cities"
        placeholder={audience.cities.length === 0 ? 'All cities' : ''}
        readOnly={readOnly}
        searchable
        data={cities}
        value={audience.cities}
        onChange={(chosen) => onChange({ ...audience, cities: chosen as Audience['cities'] })}
      />
      {(isForBrands || audience.role !== 'everyone') && (
        <Select
          label="Brand roles"
          allowDeselect={false}
          readOnly={readOnly}
          data={roles}
          value={audience.role}
          onChange={(role) => role && onChange({ ...audience, role })}
        />
      )}
      {(isForBrands || audience.tiers.length > 0) && (
        <MultiSelect
          label="Plans"
          placeholder={audience.tiers.length === 0 ? 'All plans' : ''}
          readOnly={readOnly}
          data={tiers}
          value={audience.tiers}
          onChange={(chosen) => onChange({ ...audience, tiers: chosen as Audience['tiers'] })}
        />
      )}
      <MultiSelect
        label="Labels"
        placeholder={audience.labels.length === 0 ? 'Any' : ''}
        readOnly={readOnly}
        data={labels}
        value={audience.labels}
        onChange={(chosen) => onChange({ ...audience, labels: chosen as Audience['labels'] })}
      />
      {error && (
        <div className="field-error" role="alert">
          {error}
        </div>
      )}
    </Stack>
  )
}
