import { must } from '../../../kit/contract/must.ts'
import { localKeys } from '../../../domains/accounts/web/local-keys.ts'
import { hasTyped } from '../../../domains/onboarding/web/parts/typed.ts'
import type { AwakePage, JoinAsPage, OpenWords, ScheduleCallPage } from '../../open-pages.ts'

/** Any of these says that somebody is about to use a form. */
const touches = ['pointerover', 'pointerdown', 'focusin', 'input', 'click', 'submit']

/**
 * The form of an open page comes alive when it is touched: its fields keep what is typed meanwhile, and what is pressed or
 * sent before is pressed or sent then.
 */
export async function wakeForms(): Promise<void> {
  const written = document.querySelector<HTMLElement>('[data-awake]')
  if (!written) return
  const { kind } = propsOf(written).page
  if (kind === 'support-form') return wakeWhenTouched(written, isSignedIn())
  if (kind === 'join-as') return wakeWhenTouched(written, hasTyped())
  const timed = await inOwnZone('[data-awake]')
  if (timed) written.replaceWith(timed)
  wakeWhenTouched(timed ?? written, !timed)
}

/** As far as this browser remembers; the server decides. */
const isSignedIn = () => localStorage.getItem(localKeys.profileUid) !== null

/** The hours of support on the reader's clock, where it is another than ours. */
export async function showOwnHours(): Promise<void> {
  const hours = document.querySelector<HTMLElement>('[data-support-hours]')
  if (!hours || hours.dataset.supportHours === ownZone()) return
  const own = await inOwnZone('[data-support-hours]')
  if (own) hours.replaceWith(own)
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The same part as the server writes it for the browser's timezone, which nobody else knows; null when it cannot be had. */
async function inOwnZone(selector: string): Promise<HTMLElement | null> {
  const address = new URL(location.href)
  address.searchParams.set('timezone', ownZone())
  const answer = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null)
  if (!answer?.ok) return null
  // Its head is this page's own already.
  const body = (await answer.text()).split('<body>')[1] ?? ''
  const page = new DOMParser().parseFromString(body, 'text/html')
  return page.querySelector<HTMLElement>(selector)
}

function wakeWhenTouched(place: HTMLElement, isTouched: boolean): void {
  let again = () => {}
  const hold = (event: Event) => {
    const { target } = event
    if (event.type === 'submit' && target instanceof HTMLFormElement) again = () => target.requestSubmit()
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[type=button]')
    if (event.type === 'click' && button) again = () => button.click()
    if (event.type === 'submit') event.preventDefault()
  }
  for (const type of ['click', 'submit']) place.addEventListener(type, hold)
  const begin = () => {
    for (const touch of touches) place.removeEventListener(touch, begin)
    void start()
  }
  const start = async () => {
    await wake(place)
    for (const type of ['click', 'submit']) place.removeEventListener(type, hold)
    again()
  }
  for (const touch of touches) place.addEventListener(touch, begin)
  if (isTouched) begin()
}

async function wake(place: HTMLElement): Promise<void> {
  const { page, words } = propsOf(place)
  if (page.kind === 'join-as') return wakeJoin(place, { page, words })
  if (page.kind === 'support-form') return wakeSupport(place)
  return wakeMeeting(place, { page, words })
}

async function wakeJoin(place: HTMLElement, props: { page: JoinAsPage; words: OpenWords }): Promise<void> {
  const [{ takeOver }, { JoinPart }] = await Promise.all([import('./take-over.tsx'), import('./JoinPart.tsx')])
  await takeOver(place, JoinPart, props)
}

async function wakeMeeting(place: HTMLElement, props: { page: ScheduleCallPage; words: OpenWords }): Promise<void> {
  const [{ takeOver }, { MeetingPart }] = await Promise.all([import('./take-over.tsx'), import('./MeetingPart.tsx')])
  await takeOver(place, MeetingPart, props)
}

async function wakeSupport(place: HTMLElement): Promise<void> {
  const [{ takeOver }, { SupportPart }] = await Promise.all([import('./take-over.tsx'), import('./SupportPart.tsx')])
  await takeOver(place, SupportPart, {})
}

function propsOf(place: HTMLElement): { page: AwakePage; words: OpenWords } {
  return JSON.parse(must(place.dataset.awake, 'awake')) as { page: AwakePage; words: OpenWords }
}
