import { useLayoutEffect, useRef, useState } from 'react'
import { must } from '../../../../kit/contract/must.ts'
import { PlainButton, PlainEmail, PlainField, PlainSelect } from '../../../../kit/web/plain.tsx'
import type { TierId } from '../../../plans/tiers.ts'
import { type City, cityFacts } from '../../../profiles/vocabulary.ts'
import { isPrivateMail } from '../../private-mail.ts'
import type { Side } from '../../sides.ts'
import { addressOf, takeAddressApart, typedIn } from './join-values.ts'
import { AgreementTicks, HandleFields, ProofFields, VenueFields } from './join-fields.tsx'
import { putBack, saveTyped } from './typed.ts'
import { useJoin } from './use-join.ts'
import styles from './join-form.module.css'

type Props = {
  side: Side
  tier: TierId | undefined
  /** Where one can join; for the others there is a list of who waits. */
  open: readonly City[]
  /** The venue’s name, where it was given before. */
  venue: string
  /** The code of the link that brought them. */
  invite: string | undefined
  onSent: (email: string, known: boolean) => void
}

/** The shortest form that makes an account; everything else is asked later, one question a step. */
export function JoinForm({ side, tier, open, venue, invite, onSent }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [city, setCity] = useState<City | ''>('')
  const [isPrivate, setPrivate] = useState(false)
  const [profile, setProfile] = useState('')
  const isClosed = city !== '' && !open.includes(city)
  const placeName = city === '' || city === 'other' ? 'your city' : cityFacts[city].name
  const { problem, waits, isBusy, submit, startOver } = useJoin({ side, tier, invite, isClosed, placeName, onSent })
  /** What the form says as one types follows from what is in it. */
  const look = () => {
    const typed = typedIn(must(form.current))
    setCity(typed.city)
    setPrivate(isPrivateMail(typed.email))
    setProfile(addressOf(typed))
  }
  useLayoutEffect(() => {
    putBack(must(form.current))
    look()
  }, [isClosed, waits])
  const errorAt = (field: string) => (problem?.field === field ? problem.message : null)
  return (
    <form
      ref={form}
      className="plain-form"
      noValidate
      onInput={() => {
        saveTyped(must(form.current))
        startOver()
        look()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      {side === 'brand' ? (
        <VenueFields venue={venue} errorAt={errorAt} />
      ) : (
        <HandleFields
          profile={profile}
          errorAt={errorAt}
          onLeave={() => {
            takeAddressApart(must(form.current))
            saveTyped(must(form.current))
            look()
          }}
        />
      )}
      <PlainSelect name="city" label="City" required choices={cityChoices} error={errorAt('city')} />
      {isClosed && !waits && (
        <p className={styles.note}>
          We’re not in {placeName} yet. Leave your email and we’ll let you know when we are.
        </p>
      )}
      {isClosed && !waits && city === 'other' && <PlainField name="cityName" label="Which city?" maxLength={80} />}
      {!isClosed && (
        <PlainField name="name" label="Your name" required maxLength={80} autoComplete="name" error={errorAt('name')} />
      )}
      {!waits && (
        <PlainEmail
          label="Email"
          required
          placeholder={side === 'brand' ? 'you@yourvenue.com' : 'you@example.com'}
          hint={side === 'brand' && !isClosed ? 'Use your work email so we know the venue is yours.' : undefined}
          error={errorAt('email')}
        />
      )}
      {!isClosed && side === 'brand' && <ProofFields isPrivate={isPrivate} errorAt={errorAt} />}
      {!isClosed && <AgreementTicks side={side} errorAt={errorAt} />}
      {problem?.field === '' && (
        <p className="note" data-tone="bad" role="alert">
          {problem.message}
        </p>
      )}
      {waits === null ? (
        <PlainButton type="submit" busy={isBusy}>
          {isClosed ? 'Let me know' : 'Join'}
        </PlainButton>
      ) : (
        <output className={styles.note}>
          Thank you. We’ll email {waits.email} when we open in {waits.place}.
        </output>
      )}
    </form>
  )
}

const cityChoices = [
  { value: '', label: 'Choose your city' },
  ...Object.entries(cityFacts).map(([value, { name }]) => ({ value, label: name })),
]
