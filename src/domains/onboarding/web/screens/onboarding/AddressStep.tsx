import { TextInput } from '@mantine/core'
import { must } from '../../../../../kit/contract/must.ts'
import { distanceKm } from '../../../../briefs/fit.ts'
import { readMapLink } from '../../../../profiles/map-link.ts'
import { type City, cityFacts } from '../../../../profiles/vocabulary.ts'
import { PlaceSearch } from '../../../../profiles/web/parts/PlaceSearch.tsx'
import { Hint } from './Hint.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import type { StepProps } from './step-props.ts'
import { useTyped } from './use-typed.ts'

export function AddressStep({
  onboarding: { answers, hints, profileUid },
  onSave,
  errors,
  actions,
  ...drafts
}: StepProps) {
  const known = answers.address
  const [place, set] = useTyped(drafts, {
    address: known?.address ?? '',
    district: known?.district ?? '',
    postcode: known?.postcode ?? '',
    phone: known?.phone ?? '',
    map: known?.position ? `${known.position.latitude}, ${known.position.longitude}` : '',
  })
  const { address, district, postcode, phone, map } = place
  const position = readMapLink(map)
  const { city } = must(answers.place)
  const fromCentre = position && distanceKm(position, cityFacts[city])
  const at = hints?.position
  const read: Partial<typeof place> = {
    address: hints?.address,
    postcode: hints?.postcode,
    phone: hints?.phone,
    map: at && `${at.latitude}, ${at.longitude}`,
  }
  const submit = () =>
    onSave({ address, district, postcode: postcode || null, phone: phone || null, ...(position && { position }) })
  const field = (name: keyof typeof place, label: string, maxLength: number, more: object = {}) => (
    <div>
      <TextInput
        {...{ label, maxLength }}
        value={place[name]}
        error={errors[name]}
        onChange={(event) => set({ [name]: event.currentTarget.value })}
        {...more}
      />
      <Hint of={read[name]} now={place[name]} onTake={(value) => set({ [name]: value.slice(0, maxLength) })} />
    </div>
  )
  return (
    <QuestionForm onSubmit={submit}>
      {field('address', 'Street address', 200, { required: true, autoComplete: 'street-address' })}
      {field('district', 'Neighbourhood (optional)', 80)}
      {field('postcode', 'Postcode (optional)', 16, { autoComplete: 'postal-code' })}
      {profileUid && (
        <div>
          <PlaceSearch
            brandUid={profileUid}
            label="Find it on the map (optional)"
            description="By neighbourhood, postcode or town, so creators can see how far away you are."
            error={errors.position ?? mapProblem(position, city)}
            onFound={({ latitude, longitude }) => set({ map: `${latitude}, ${longitude}` })}
          />
          <Hint of={read.map} now={map} onTake={(value) => set({ map: value })} />
        </div>
      )}
      {fromCentre !== null && !mapProblem(position, city) && (
        <small className="dim">
          {fromCentre.toFixed(1)} km from the centre of {cityFacts[city].name}.
        </small>
      )}
      {field('phone', 'Venue phone number (optional)', 40, {
        type: 'tel',
        description: 'Only shown to creators with a confirmed visit.',
      })}
      {actions()}
    </QuestionForm>
  )
}

type Position = { latitude: number; longitude: number }

function mapProblem(position: Position | null, city: City): string | undefined {
  return position && (distanceKm(position, cityFacts[city]) ?? 0) > 150
    ? `That’s a long way from ${cityFacts[city].name}. Choose another place, or go back and change the city.`
    : undefined
}
