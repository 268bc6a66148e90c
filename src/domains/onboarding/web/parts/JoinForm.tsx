import { must } from '../../../../kit/contract/must.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import type { CallError } from '../../../../kit/contract/errors.ts'
import { useWrite } from '../../../../kit/web/calls.ts'
import { isEmail, invalidEmailText } from '../../../../kit/web/email.ts'
import { happened } from '../../../../kit/web/happenings.ts'
import { PlainButton, PlainEmail, PlainField, PlainSelect, PlainTick } from '../../../../kit/web/plain.tsx'
import { typedText } from '../../../../kit/web/typed-text.ts'
import { localKeys } from '../../../accounts/web/local-keys.ts'
import type { TierId } from '../../../plans/tiers.ts'
import { profileAddress, readHandle } from '../../../profiles/social-handle.ts'
import {
  brandCategories,
  type City,
  cityFacts,
  type Platform,
  platformNames,
  platforms,
} from '../../../profiles/vocabulary.ts'
import { onboardingCalls } from '../../contract.ts'
import { isPrivateMail } from '../../private-mail.ts'
import { type Side, termsVersion } from '../../steps.ts'
import { saveTyped, putBack } from './typed.ts'
import styles from './join-form.module.css'

type Props = {
  side: Side
  tier: TierId | undefined
  /** Where one can join; for the others there is a list of who waits. */
  open: readonly City[]
  onSent: (email: string, known: boolean) => void
}
type Problem = { field: string; message: string }

/** The shortest form that makes an account; everything else is asked later, one question a step. */
export function JoinForm({ side, tier, open, onSent }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [city, setCity] = useState<City | ''>('')
  const [isPrivate, setPrivate] = useState(false)
  const [profile, setProfile] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [waits, setWaits] = useState<{ email: string; place: string } | null>(null)
  const refused = (error: CallError) => {
    setProblem({ field: fieldOf(error), message: error.message })
    return true
  }
  const join = useWrite(onboardingCalls.join, { onRefused: refused })
  const wait = useWrite(onboardingCalls.joinCityWaitlist, { onRefused: refused })
  const isClosed = city !== '' && !open.includes(city)
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

  const placeName = city === '' || city === 'other' ? 'your city' : cityFacts[city].name

  const submit = async () => {
    const typed = typedIn(must(form.current))
    const missing = missingIn(side, typed, isClosed)
    setProblem(missing)
    if (missing) return focusOn(must(form.current), missing.field)
    const { email, cityName, name, venue, category, handle, platform, website } = typed
    const terms = termsVersion
    const place = typed.city as City
    if (isClosed) {
      if (await wait({ email, as: side, city: place, cityName })) setWaits({ email, place: cityName || placeName })
      return
    }
    const answer = await join(
      side === 'brand'
        ? {
            as: 'brand',
            name,
            email,
            venue,
            category: category as 'Restaurant',
            city: place,
            website,
            tier,
            terms,
            proof: isPrivateMail(email) ? typed.proof : '',
          }
        : { as: 'influencer', name, email, handle, platform: platform as Platform, city: place, isAdult: true, terms },
    )
    if (!answer) return
    localStorage.setItem(localKeys.emailForSignIn, email)
    if (!answer.known) happened('sign_up')
    onSent(email, answer.known)
  }
  const errorAt = (field: string) => (problem?.field === field ? problem.message : null)
  return (
    <form
      ref={form}
      className="plain-form"
      noValidate
      onInput={() => {
        saveTyped(must(form.current))
        setProblem(null)
        setWaits(null)
        look()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {side === 'brand' ? (
        <>
          <PlainField
            name="venue"
            label="Your place"
            required
            maxLength={80}
            placeholder="Cafe Luna"
            error={errorAt('venue')}
          />
          <PlainSelect
            name="category"
            label="What it is"
            choices={brandCategories.map((value) => ({ value, label: value }))}
          />
        </>
      ) : (
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
            hint={profile || 'Or the address of your profile.'}
            error={errorAt('handle')}
            onBlur={() => {
              takeAddressApart(must(form.current))
              saveTyped(must(form.current))
              look()
            }}
          />
          <PlainSelect
            name="platform"
            label="Where you post most"
            choices={platforms.map((value) => ({ value, label: platformNames[value] }))}
          />
        </>
      )}
      <PlainSelect name="city" label="City" required choices={cityChoices} error={errorAt('city')} />
      {isClosed && !waits && (
        <p className={styles.note}>We are not in {placeName} yet. Leave your address, and we tell you when we are.</p>
      )}
      {isClosed && !waits && city === 'other' && <PlainField name="cityName" label="Which city?" maxLength={80} />}
      {!isClosed && (
        <PlainField name="name" label="Your name" required maxLength={80} autoComplete="name" error={errorAt('name')} />
      )}
      {!waits && (
        <PlainEmail
          label="Email"
          required
          placeholder={side === 'brand' ? 'you@yourplace.com' : 'you@example.com'}
          hint={side === 'brand' && !isClosed ? 'Your work address shows us that the place is yours.' : undefined}
          error={errorAt('email')}
        />
      )}
      {!isClosed && side === 'brand' && isPrivate && (
        <PlainField
          name="proof"
          label="How can we see that it is yours?"
          required
          maxLength={300}
          hint="A page that names you, or what you do there. Or use your work address above."
          error={errorAt('proof')}
        />
      )}
      {!isClosed && side === 'brand' && (
        <PlainField
          name="website"
          label="Website"
          maxLength={200}
          placeholder="cafeluna.com"
          inputMode="url"
          autoCapitalize="none"
          hint="If you have one: it saves you typing in the next step."
          error={errorAt('website')}
        />
      )}
      {!isClosed && side === 'influencer' && (
        <PlainTick name="adult" error={errorAt('adult')}>
          I am 18 or over
        </PlainTick>
      )}
      {!isClosed && (
        <PlainTick name="terms" error={errorAt('terms')}>
          I agree to the{' '}
          <a href="/terms" target="_blank" rel="noreferrer">
            terms
          </a>
        </PlainTick>
      )}
      {problem?.field === '' && (
        <p className="note" data-tone="bad" role="alert">
          {problem.message}
        </p>
      )}
      {waits === null ? (
        <PlainButton type="submit" busy={join.busy || wait.busy}>
          {isClosed ? 'Tell me when you open' : 'Join'}
        </PlainButton>
      ) : (
        <output className={styles.note}>
          Thank you. We write to {waits.email} when we open in {waits.place}, and not before.
        </output>
      )}
    </form>
  )
}

const cityChoices = [
  { value: '', label: 'Choose your city' },
  ...Object.entries(cityFacts).map(([value, { name }]) => ({ value, label: name })),
]

type Texts = 'venue' | 'category' | 'handle' | 'platform' | 'cityName' | 'name' | 'email' | 'website' | 'proof'
type Typed = Record<Texts, string> & {
  city: City | ''
  adult: boolean
  terms: boolean
}

/** What the form's fields hold; those that are not there are empty. */
function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  const text = (field: string) => typedText(data, field)
  return {
    venue: text('venue'),
    category: text('category'),
    handle: text('handle'),
    platform: text('platform'),
    cityName: text('cityName'),
    name: text('name'),
    email: text('email'),
    website: text('website'),
    proof: text('proof'),
    city: text('city') as City | '',
    adult: data.has('adult'),
    terms: data.has('terms'),
  }
}

/** The address of the profile that is typed, for who types it to see that it is theirs. */
function addressOf({ handle, platform }: Typed): string {
  const read = readHandle(handle)
  return read.handle ? profileAddress(read.platform ?? (platform as Platform), read.handle) : ''
}

/** The address of a profile may be given in the place of a handle: both fields are filled from it. */
function takeAddressApart(form: HTMLFormElement): void {
  const fieldOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  const [handle, platform] = [fieldOf('handle'), fieldOf('platform')]
  const read = readHandle(handle.value)
  if (!read.platform) return
  handle.value = read.handle
  platform.value = read.platform
}

function missingIn(side: Side, typed: Typed, isClosed: boolean): Problem | null {
  if (typed.city === '') return { field: 'city', message: 'Please choose your city.' }
  if (!isEmail(typed.email) && isClosed) return { field: 'email', message: invalidEmailText }
  if (isClosed) return null
  if (side === 'brand' && !typed.venue) return { field: 'venue', message: 'Please say what your place is called.' }
  if (side === 'influencer' && !typed.handle) return { field: 'handle', message: 'Please enter your handle.' }
  if (!typed.name) return { field: 'name', message: 'Please enter your name.' }
  if (!isEmail(typed.email)) return { field: 'email', message: invalidEmailText }
  if (side === 'brand' && isPrivateMail(typed.email) && !typed.proof)
    return { field: 'proof', message: 'Please say how we can see that it is yours, or use your work address.' }
  if (side === 'influencer' && !typed.adult) return { field: 'adult', message: 'You have to be 18 or over.' }
  if (!typed.terms) return { field: 'terms', message: 'Please agree to the terms.' }
  return null
}

function focusOn(form: HTMLFormElement, field: string): void {
  const control = form.elements.namedItem(field)
  if (control instanceof HTMLElement) control.focus()
}

/** The field that a refusal is about; empty when it is about none. */
function fieldOf(error: CallError): string {
  const { fields, closedCity } = (error.details ?? {}) as { fields?: { field: string }[]; closedCity?: string }
  return closedCity ? 'city' : (fields?.[0]?.field ?? '')
}
