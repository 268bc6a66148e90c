import { Button, NativeSelect, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { CallError } from '../../../../../kit/contract/errors.ts'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { EmailField, invalidEmailText, isEmail } from '../../../../../kit/web/email-field.tsx'
import { happened } from '../../../../../kit/web/happenings.ts'
import { showError } from '../../../../../kit/web/toasts.ts'
import { localKeys } from '../../../../accounts/web/local-keys.ts'
import type { TierId } from '../../../../plans/tiers.ts'
import {
  brandCategories,
  cityFacts,
  type City,
  type Platform,
  platformNames,
  platforms,
} from '../../../../profiles/vocabulary.ts'
import { joiningCalls } from '../../../contract.ts'
import { isPrivateMail } from '../../../private-mail.ts'
import { type Side, termsVersion } from '../../../steps.ts'
import { HandleField } from '../../parts/HandleField.tsx'
import { Waitlist } from './Waitlist.tsx'

type Props = {
  side: Side
  tier: TierId | undefined
  onSent: (email: string, known: boolean) => void
  onOther: () => void
}
/** What was typed is kept in this tab: a reload or a wrong turn costs nothing. */
const keptKey = 'joinForm'
const empty = {
  name: '',
  email: '',
  venue: '',
  category: 'Restaurant',
  city: '',
  handle: '',
  platform: 'instagram',
  website: '',
  proof: '',
}
type Typed = typeof empty

/** The shortest form that makes an account; everything else is asked later, one question a step. */
export function JoinForm({ side, tier, onSent, onOther }: Props) {
  const [typed, setTyped] = useState<Typed>(readKept)
  const [agreed, setAgreed] = useState({ terms: false, adult: false })
  const [problem, setProblem] = useState<{ field: string; message: string } | null>(null)
  const cities = useRead(joiningCalls.listOpenCities, {})
  const join = useWrite(joiningCalls.join, {
    onRefused: (error) => {
      const field = fieldOf(error)
      setProblem(field === null ? null : { field, message: error.message })
      return field !== null
    },
  })
  const set = (change: Partial<Typed>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    setProblem(null)
    sessionStorage.setItem(keptKey, JSON.stringify(next))
  }
  const city = typed.city as City | ''
  const isClosed = city !== '' && cities.data !== undefined && !cities.data.open.includes(city)

  const submit = async () => {
    const missing = missingIn(side, typed, agreed)
    if (missing) {
      setProblem(missing)
      return showError(missing.message)
    }
    const { name, email, venue, category, handle, platform, website } = typed
    const proof = isPrivateMail(email) ? typed.proof : ''
    const terms = termsVersion
    const answer = await join(
      side === 'brand'
        ? {
            as: 'brand',
            name,
            email,
            venue,
            category: category as 'Restaurant',
            city: city as City,
            website,
            proof,
            tier,
            terms,
          }
        : {
            as: 'influencer',
            name,
            email,
            handle,
            platform: platform as 'tiktok',
            city: city as City,
            isAdult: true,
            terms,
          },
    )
    if (!answer) return
    localStorage.setItem(localKeys.emailForSignIn, email)
    if (!answer.known) happened('sign_up')
    onSent(email, answer.known)
  }
  const errorAt = (field: string) => (problem?.field === field ? problem.message : null)
  const field = (name: keyof Typed, label: string, more: object = {}) => (
    <TextInput
      label={label}
      required
      maxLength={80}
      value={typed[name]}
      error={errorAt(name)}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
      {...more}
    />
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack gap="md">
        {side === 'brand' ? (
          <>
            {field('venue', 'Your place', { placeholder: 'Cafe Luna' })}
            <NativeSelect
              label="What it is"
              data={[...brandCategories]}
              value={typed.category}
              onChange={(event) => set({ category: event.currentTarget.value })}
            />
          </>
        ) : (
          <>
            <HandleField
              handle={typed.handle}
              platform={typed.platform as Platform}
              error={errorAt('handle')}
              onChange={set}
            />
            <NativeSelect
              label="Where you post most"
              data={platforms.map((value) => ({ value, label: platformNames[value] }))}
              value={typed.platform}
              onChange={(event) => set({ platform: event.currentTarget.value })}
            />
          </>
        )}
        <NativeSelect
          label="City"
          required
          error={errorAt('city')}
          data={[
            { value: '', label: 'Choose your city' },
            ...Object.entries(cityFacts).map(([value, { name }]) => ({ value, label: name })),
          ]}
          value={typed.city}
          onChange={(event) => set({ city: event.currentTarget.value })}
        />
        {isClosed ? (
          <Waitlist side={side} city={city} />
        ) : (
          <>
            {field('name', 'Your name', { autoComplete: 'name' })}
            <EmailField
              label="Email"
              required
              placeholder={side === 'brand' ? 'you@yourplace.com' : 'you@example.com'}
              explainer={side === 'brand' ? 'Your work address shows us that the place is yours.' : undefined}
              value={typed.email}
              onChange={(email) => set({ email })}
            />
            {side === 'brand' &&
              isPrivateMail(typed.email) &&
              field('proof', 'How can we see that it is yours?', {
                maxLength: 300,
                description: 'A page that names you, or what you do there. Or use your work address above.',
              })}
            {side === 'brand' &&
              field('website', 'Website', {
                required: false,
                maxLength: 200,
                placeholder: 'cafeluna.com',
                inputMode: 'url',
                autoCapitalize: 'none',
                description: 'If you have one: it saves you typing in the next step.',
              })}
            {side === 'influencer' && (
              <Tick
                name="adult"
                error={errorAt('adult')}
                on={agreed.adult}
                onChange={(adult) => setAgreed({ ...agreed, adult })}
              >
                I am 18 or over
              </Tick>
            )}
            <Tick
              name="terms"
              error={errorAt('terms')}
              on={agreed.terms}
              onChange={(terms) => setAgreed({ ...agreed, terms })}
            >
              I agree to the{' '}
              <a href="/terms" target="_blank" rel="noreferrer">
                terms
              </a>
            </Tick>
            <Button type="submit" size="lg" loading={join.busy}>
              Join
            </Button>
          </>
        )}
        <button type="button" className="join-other" onClick={onOther}>
          {side === 'brand' ? 'I am a creator' : 'I am a place that hosts'}
        </button>
      </Stack>
    </form>
  )
}

type TickProps = {
  name: string
  on: boolean
  error: string | null
  onChange: (on: boolean) => void
  children: ReactNode
}

/** Nothing is ticked in advance. */
function Tick({ name, on, error, onChange, children }: TickProps) {
  return (
    <div>
      <label className="join-tick">
        <input
          type="checkbox"
          name={name}
          checked={on}
          aria-invalid={error !== null}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <small className="join-problem" role="alert">
          {error}
        </small>
      )}
    </div>
  )
}

function missingIn(side: Side, typed: Typed, agreed: { terms: boolean; adult: boolean }) {
  const blank = (field: keyof Typed) => typed[field].trim() === ''
  if (side === 'brand' && blank('venue')) return { field: 'venue', message: 'Please say what your place is called.' }
  if (side === 'influencer' && blank('handle')) return { field: 'handle', message: 'Please enter your handle.' }
  if (blank('city')) return { field: 'city', message: 'Please choose your city.' }
  if (blank('name')) return { field: 'name', message: 'Please enter your name.' }
  if (!isEmail(typed.email)) return { field: 'email', message: invalidEmailText }
  if (side === 'brand' && isPrivateMail(typed.email) && blank('proof'))
    return { field: 'proof', message: 'Please say how we can see that it is yours, or use your work address.' }
  if (side === 'influencer' && !agreed.adult) return { field: 'adult', message: 'You have to be 18 or over.' }
  if (!agreed.terms) return { field: 'terms', message: 'Please agree to the terms.' }
  return null
}

/** The field that a refusal is about; null when it is about none. */
function fieldOf(error: CallError): string | null {
  const { fields, closedCity } = (error.details ?? {}) as { fields?: { field: string }[]; closedCity?: string }
  return closedCity ? 'city' : (fields?.[0]?.field ?? null)
}

function readKept(): Typed {
  try {
    return { ...empty, ...(JSON.parse(sessionStorage.getItem(keptKey) ?? '{}') as Partial<Typed>) }
  } catch {
    return empty
  }
}
