import type { CallError } from '../../../../kit/contract/errors.ts'
import { invalidEmailText, isEmail } from '../../../../kit/web/email.ts'
import { typedText } from '../../../../kit/web/typed-text.ts'
import { profileAddress, readHandle } from '../../../profiles/social-handle.ts'
import type { City, Platform } from '../../../profiles/vocabulary.ts'
import { isPrivateMail } from '../../private-mail.ts'
import type { Side } from '../../sides.ts'

/** What is wrong with a field; the field is empty where it is with none of them. */
export type Problem = { field: string; message: string }
type Texts = 'venue' | 'category' | 'handle' | 'platform' | 'cityName' | 'name' | 'email' | 'website' | 'proof'
export type Typed = Record<Texts, string> & {
  city: City | ''
  adult: boolean
  terms: boolean
}

/** What the form's fields hold; those that are not there are empty. */
export function typedIn(form: HTMLFormElement): Typed {
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
export function addressOf({ handle, platform }: Typed): string {
  const read = readHandle(handle)
  return read.handle ? profileAddress(read.platform ?? (platform as Platform), read.handle) : ''
}

/** The address of a profile may be given in the place of a handle: both fields are filled from it. */
export function takeAddressApart(form: HTMLFormElement): void {
  const fieldOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  const [handle, platform] = [fieldOf('handle'), fieldOf('platform')]
  const read = readHandle(handle.value)
  if (!read.platform) return
  handle.value = read.handle
  platform.value = read.platform
}

/** The first thing that is missing, in the order of the form. */
export function missingIn(side: Side, typed: Typed, isClosed: boolean): Problem | null {
  if (typed.city === '') return { field: 'city', message: 'Choose your city.' }
  if (!isEmail(typed.email) && isClosed) return { field: 'email', message: invalidEmailText }
  if (isClosed) return null
  if (side === 'brand' && !typed.venue) return { field: 'venue', message: 'Enter your venue’s name.' }
  if (side === 'influencer' && !typed.handle) return { field: 'handle', message: 'Enter your handle.' }
  if (!typed.name) return { field: 'name', message: 'Enter your name.' }
  if (!isEmail(typed.email)) return { field: 'email', message: invalidEmailText }
  if (side === 'brand' && isPrivateMail(typed.email) && !typed.proof)
    return { field: 'proof', message: 'Tell us how we can check that the venue is yours, or use your work email.' }
  if (side === 'influencer' && !typed.adult) return { field: 'adult', message: 'You need to be 18 or over.' }
  if (!typed.terms) return { field: 'terms', message: 'Please agree to the terms.' }
  return null
}

export function focusOn(form: HTMLFormElement, field: string): void {
  const control = form.elements.namedItem(field)
  if (control instanceof HTMLElement) control.focus()
}

/** The field that a refusal is about; empty when it is about none. */
export function fieldOf(error: CallError): string {
  const { fields, closedCity } = (error.details ?? {}) as { fields?: { field: string }[]; closedCity?: string }
  return closedCity ? 'city' : (fields?.[0]?.field ?? '')
}
