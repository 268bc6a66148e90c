import { PlainField, PlainSelect, PlainTick } from '../../../../kit/web/plain.tsx'
import { brandCategories, platformNames, platforms } from '../../../profiles/vocabulary.ts'
import type { Side } from '../../sides.ts'

/** What is wrong with a field, or null. */
type ErrorAt = (field: string) => string | null

/** Which place it is that joins. */
export function VenueFields({ venue, errorAt }: { venue: string; errorAt: ErrorAt }) {
  return (
    <>
      <PlainField
        name="venue"
        label="Your venue"
        required
        maxLength={80}
        placeholder="Cafe Luna"
        defaultValue={venue}
        error={errorAt('venue')}
      />
      <PlainSelect
        name="category"
        label="Category"
        choices={brandCategories.map((value) => ({ value, label: value }))}
      />
    </>
  )
}

type HandleProps = {
  /** The address of the profile that is typed. */
  profile: string
  errorAt: ErrorAt
  onLeave: () => void
}

/** Who it is that joins, by their handle. */
export function HandleFields({ profile, errorAt, onLeave }: HandleProps) {
  return (
    <>
      <PlainField
        name="handle"
        label="Your handle"
        required
        maxLength={80}
        placeholder="@alice.eats"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        hint={profile || 'Or paste a link to your profile.'}
        error={errorAt('handle')}
        onBlur={onLeave}
      />
      <PlainSelect
        name="platform"
        label="Main platform"
        choices={platforms.map((value) => ({ value, label: platformNames[value] }))}
      />
    </>
  )
}

/** What shows that the place is theirs: asked of who has no work address. The website fills the next step. */
export function ProofFields({ isPrivate, errorAt }: { isPrivate: boolean; errorAt: ErrorAt }) {
  return (
    <>
      {isPrivate && (
        <PlainField
          name="proof"
          label="How can we check that the venue is yours?"
          required
          maxLength={300}
          hint="Add a link to a page that names you, or tell us your role there. Or use your work email above."
          error={errorAt('proof')}
        />
      )}
      <PlainField
        name="website"
        label="Website"
        maxLength={200}
        placeholder="cafeluna.com"
        inputMode="url"
        autoCapitalize="none"
        hint="Optional. It saves you typing in the next step."
        error={errorAt('website')}
      />
    </>
  )
}

/** What has to be agreed to. */
export function AgreementTicks({ side, errorAt }: { side: Side; errorAt: ErrorAt }) {
  return (
    <>
      {side === 'influencer' && (
        <PlainTick name="adult" error={errorAt('adult')}>
          I’m 18 or over
        </PlainTick>
      )}
      <PlainTick name="terms" error={errorAt('terms')}>
        I agree to the{' '}
        <a href="/terms" target="_blank" rel="noreferrer">
          terms
        </a>
      </PlainTick>
    </>
  )
}
